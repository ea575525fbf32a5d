import { readEnv } from "@/lib/config/env";
import { addressOf, readAddress } from "@/lib/pictures/address";
import { allowedImage, isShownAddress, ownBuckets } from "@/lib/pictures/allowed";
import { UPRIGHT_SIZE } from "@/lib/pictures/sizes.mjs";

process.env.IMAGE_HOSTS = "images.chalet.example, localhost:4100";
process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID = "projet";

const BUCKET = "https://firebasestorage.googleapis.com/v0/b/projet.appspot.com/o";

test.each([
  "https://firebasestorage.googleapis.com/v0/b/projet.firebasestorage.app/o/a%2Fb.jpg?alt=media&token=1-2",
  `${BUCKET}/%C3%A9t%C3%A9.jpg?alt=media`,
  "https://storage.googleapis.com/projet.appspot.com/photos/a.png",
  "https://storage.googleapis.com/projet.appspot.com/a.png?GoogleAccessId=a%40b&Expires=2&Signature=c%2B",
  "https://projet.appspot.com.storage.googleapis.com/photos/a.png",
  "https://projet.firebasestorage.app/a.webp",
  "https://images.chalet.example/photo",
  "http://localhost:4100/a.jpg",
  "/photos/torrent.jpg",
  "/photos/a.AVIF",
  "/photos/a%C3%A9.jpg",
  "/photos/a.jfif",
  "/photos/a.gif",
])("the address of a content image %s is allowed as it is", (address) => {
  expect(allowedImage(address)).toBe(address);
  expect(isShownAddress(address)).toBe(true);
});

test.each([
  ["/photos/a%20b.webp", "/photos/a b.webp?x#y"],
  ["/photos/a%C3%A9.jpg", "/photos/%61%c3%a9.jpg"],
  ["/photos/a.jpg", "/photos/./a.jpg"],
  ["/photos/a.jpg", "/x/../photos/a.jpg"],
  ["/photos/a.jpg", "/photos\\a.jpg"],
  ["/photos/a.jpg", " /photos/a.jpg"],
  ["/photos/terrasse%20%232.jpg", "/photos/terrasse #2.jpg"],
  ["/photos/lac%2050%25%20brume.jpg", "/photos/lac 50% brume.jpg"],
  ["/photos/o%C3%B9%3F.jpg", "/photos/où?.jpg"],
  ["/photos/%25ff.jpg", "/photos/%ff.jpg"],
  [`${BUCKET}/a%2Fb.jpg?alt=media`, `${BUCKET}/%61%2fb.jpg?alt=media`],
  [`${BUCKET}/a.jpg?alt=media&token=1`, `${BUCKET}/a.jpg?token=1&alt=media&x=2`],
  [`${BUCKET}/a.jpg?alt=media`, `${BUCKET}/a.jpg?alt=media#x`],
  ["https://images.chalet.example/a%20b.jpg", "  HTTPS://Images.Chalet.Example:443/x/../a b.jpg "],
])("%s is the normal form of %s, and the only one that is served", (normal, other) => {
  expect(allowedImage(other)).toBe(normal);
  expect(isShownAddress(normal)).toBe(true);
  expect(isShownAddress(other)).toBe(false);
});

test.each([
  ["blanks", "   "],
  ["a relative path", "../torrent.jpg"],
  ["a script", "javascript:alert(1)"],
  ["a script in disguise", " jAvA\nscript:alert(1)//.jpg"],
  ["data with SVG", "data:image/svg+xml,<svg onload=alert(1)>"],
  ["a file", "file:///etc/passwd.jpg"],
  ["a bucket address", "gs://projet.appspot.com/a.jpg"],
  ["plain http", "http://storage.googleapis.com/projet.appspot.com/a.jpg"],
  ["another scheme on an allowed host", "ftp://images.chalet.example/a.jpg"],
  ["another site", "https://exemple.fr/a.jpg"],
  ["protocol-relative on an allowed host", "//images.chalet.example/a.jpg"],
  ["a backslash instead of the second slash", "/\\exemple.fr/a.jpg"],
  ["a backslash in https", "https:\\\\exemple.fr\\a.jpg"],
  ["a tab before the second slash", "/\t/exemple.fr/a.jpg"],
  ["encoded dots that leave two slashes", "/%2e%2e//exemple.fr/a.jpg"],
  ["the optimiser behind dots", "/photos/../_next/image.png"],
  ["a call behind dots", "/photos/%2e%2e/api/health.png"],
  ["a file that is not a picture", "/photos/a.jpg.html"],
  ["an extension that only the query has", "/contact?a.jpg"],
  ["a drawing elsewhere, with a query", "https://storage.googleapis.com/projet.appspot.com/a.SVG?x=1"],
  ["another bucket", "https://firebasestorage.googleapis.com/v0/b/autre.appspot.com/o/a.jpg?alt=media"],
  ["another bucket that begins alike", "https://storage.googleapis.com/projet.appspot.com.fr/a.jpg"],
  ["hidden dots in a bucket", "https://storage.googleapis.com/projet.appspot.com/%2e%2e/autre/a.jpg"],
  ["another bucket as a host", "https://autre.firebasestorage.app/a.jpg"],
  ["a bucket on another port", "https://storage.googleapis.com:8443/projet.appspot.com/a.jpg"],
  ["a folder that is not named", "/rapports/a.jpg"],
  ["a hidden slash", "/demo%2Fa.jpg"],
  ["two encodings", "/%2564emo/a.jpg"],
  ["a folder in another spelling", "/Photos/a.jpg"],
  ["a zero byte", "/photos/a%00.jpg"],
  ["a user name", "https://a@images.chalet.example/a.jpg"],
  ["an allowed host as a user name", "https://images.chalet.example@exemple.fr/a.jpg"],
  ["a subdomain of an allowed host", "https://x.images.chalet.example/a.jpg"],
  ["a host that ends alike", "https://malfirebasestorage.app/a.jpg"],
  ["an allowed host with a final dot", "https://images.chalet.example./a.jpg"],
  ["another port", "https://images.chalet.example:8443/a.jpg"],
  ["a cloud's own addresses", "http://169.254.169.254/latest/meta-data/a.jpg"],
])("%s is refused", (_, address) => {
  expect(allowedImage(address)).toBeUndefined();
});

describe("the site's own buckets", () => {
  const account = { client_email: "a@b", private_key: "PRIVATE KEY" };
  test.each([
    ["none in the demonstration", {}, []],
    ["the one that is named", { NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET: "gs://Mes-Photos/" }, ["mes-photos"]],
    [
      "the two of the project",
      { FIREBASE_PROJECT_ID: "a", NEXT_PUBLIC_FIREBASE_PROJECT_ID: "b" },
      ["a.firebasestorage.app", "a.appspot.com"],
    ],
    [
      "the two of the service account's project",
      { FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ ...account, project_id: "c" }) },
      ["c.firebasestorage.app", "c.appspot.com"],
    ],
  ])("%s", (_, settings, expected) => {
    expect(ownBuckets(readEnv(settings))).toEqual(expected);
  });
});

describe("the address of a picture", () => {
  const size = { width: 480 };
  const queryOf = (src: string) => new URLSearchParams(addressOf(src, size).split("?")[1]);
  const stored = `${BUCKET}/a.jpg?alt=media`;
  const changed = (name: string, value: string) => {
    const query = queryOf(stored);
    query.set(name, value);
    return query;
  };
  test("is read back as it was written", () => {
    for (const src of ["/photos/a.jpg", "/photos/l'%C3%A9t%C3%A9%20(1).jpg", stored])
      expect(readAddress(queryOf(src))).toEqual({ src, width: 480 });
    expect(readAddress(new URLSearchParams(addressOf(stored, UPRIGHT_SIZE).split("?")[1]))).toEqual({
      ...{ src: stored, width: 720, height: 1280 },
    });
  });

  test.each([
    ["another width", () => changed("w", "481")],
    ["a height", () => changed("h", "1280")],
    ["two pictures", () => new URLSearchParams(`${queryOf(stored)}&url=/photos/a.jpg`)],
    ["an address that the site does not show", () => queryOf("https://exemple.fr/a.jpg")],
  ])("is none of the site's with %s", (_, query) => {
    expect(readAddress(query())).toBeUndefined();
  });
});
