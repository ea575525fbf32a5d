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
  expect(picturesOf("<p>/_next/image</p> /_next/image?url=%2Fdemo%2Fa.jpg")).toEqual([]);
});

test("reads the pages of the sitemap", () => {
  const sitemap = "<url><loc>https://x.fr</loc></url><url><loc>https://x.fr/partenaire/a%26b</loc></url>";
  expect(pagesOf(sitemap)).toEqual(["/", "/partenaire/a%26b"]);
});

describe("the pictures of the site", () => {
  const broken = "/_next/image?url=%2Fdemo%2Fb.jpg&w=480&q=72";
  const failing = new Set(["/absente", broken]);
  const asked: string[] = [];
  let [running, most] = [0, 0];
  let site: Awaited<ReturnType<typeof listen>>;
  const lines = (spy: jest.SpyInstance) => spy.mock.calls.map(([line]) => JSON.parse(line));

  beforeAll(async () => {
    site = await listen(async ({ url = "", headers }, response) => {
      if (url === "/sitemap.xml")
        return response.end("<loc>http://x/</loc><loc>http://x/absente</loc><loc>http://x/autre</loc>");
      if (!url.startsWith("/_next/image"))
        return failing.has(url) ? response.destroy() : response.end(page("a", url === "/" ? "b" : "c"));
      most = Math.max(most, ++running);
      asked.push(url);
      expect(headers.accept).toBe("image/avif");
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      response.writeHead(failing.has(url) ? 502 : 200).end("x");
    });
    process.env.__NEXT_PRIVATE_ORIGIN = site.origin;
  });
  afterAll(() => {
    delete process.env.__NEXT_PRIVATE_ORIGIN;
    return site.close();
  });

  test("are requested as AVIF after a start, one at a time, and again only where that failed", async () => {
    const info = jest.spyOn(console, "info").mockImplementation(() => undefined);
    await warmAllPictures();
    await warmAllPictures();
    await until(() => info.mock.calls.length > 0);
    expect(asked).toHaveLength(9);
    expect(new Set(asked).size).toBe(9);
    expect(asked).toContain(picture("c", 2048));
    expect(most).toBe(1);
    asked.length = 0;
    failing.clear();
    await warmAllPictures();
    await until(() => info.mock.calls.length > 1);
    expect(asked).toEqual([broken]);
    expect(lines(info)).toMatchObject([
      { message: "Images prêtes", images: 9 },
      { message: "Images prêtes", images: 1 },
    ]);
    info.mockRestore();
  });

  test("are not requested without a sitemap, which is logged", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    process.env.__NEXT_PRIVATE_ORIGIN = "http://127.0.0.1:1";
    await warmAllPictures();
    expect(lines(warn)).toMatchObject([{ message: "Images non préparées d’avance" }]);
    warn.mockRestore();
  });
});
