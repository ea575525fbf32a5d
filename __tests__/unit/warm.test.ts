import { pagesOf, picturesOf, warmAllPictures } from "@/lib/publishing/visit";
import { listen, until } from "@/testing/serve.mjs";

const picture = (name: string, width: number) => `/_next/image?url=%2Fdemo%2F${name}.jpg&w=${width}&q=72`;
const written = (address: string) => address.replaceAll("&", "&amp;");
const page = (...names: string[]) =>
  names
    .map(
      (name) =>
        `<img srcset="${[480, 1080, 2048].map((w) => `${written(picture(name, w))} ${w}w`).join(", ")}">`,
    )
    .join("");

test("finds each picture of a page once", () => {
  expect(picturesOf(page("a", "a"))).toEqual([picture("a", 480), picture("a", 1080), picture("a", 2048)]);
  expect(picturesOf("<p>/_next/image</p>")).toEqual([]);
});

test("reads the pages of the sitemap", () => {
  const sitemap = "<url><loc>https://x.fr</loc></url><url><loc>https://x.fr/partenaire/a%26b</loc></url>";
  expect(pagesOf(sitemap)).toEqual(["/", "/partenaire/a%26b"]);
});

test("requests every picture as AVIF after a start, one at a time, also after a failure", async () => {
  const asked: string[] = [];
  const info = jest.spyOn(console, "info").mockImplementation(() => undefined);
  let [running, most] = [0, 0];
  const { origin, close } = await listen(async ({ url = "", headers }, response) => {
    if (url === "/sitemap.xml")
      return response.end("<loc>http://x/</loc><loc>http://x/absente</loc><loc>http://x/autre</loc>");
    if (url === "/absente") return response.destroy();
    if (!url.startsWith("/_next/image")) return response.end(page("a", url === "/" ? "b" : "c"));
    most = Math.max(most, ++running);
    asked.push(url);
    expect(headers.accept).toBe("image/avif");
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    response.writeHead(url.includes("%2Fb.") ? 502 : 200).end("x");
  });
  process.env.__NEXT_PRIVATE_ORIGIN = origin;
  await warmAllPictures();
  await until(() => info.mock.calls.length > 0);
  expect(asked).toHaveLength(9);
  expect(info.mock.calls.flat().join()).toContain("Images prêtes");
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toContain(picture("c", 2048));
  expect(most).toBe(1);
  delete process.env.__NEXT_PRIVATE_ORIGIN;
  await close();
});
