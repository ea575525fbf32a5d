import { readEnv } from "@/lib/config/env";
import { allowedImage, isShownAddress, ownBuckets } from "@/lib/pictures/allowed";

process.env.IMAGE_HOSTS = "images.chalet.example, localhost:4100";
process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID = "projet";

describe("the address of a content image", () => {
  test.each([
    "https://firebasestorage.googleapis.com/v0/b/projet.firebasestorage.app/o/a%2Fb.jpg?alt=media&token=1-2",
    "https://firebasestorage.googleapis.com/v0/b/projet.appspot.com/o/%C3%A9t%C3%A9.jpg?alt=media",
    "https://storage.googleapis.com/projet.appspot.com/photos/a.png",
    "https://storage.googleapis.com/projet.appspot.com/a.png?GoogleAccessId=a%40b&Expires=2&Signature=c%2B",
    "https://projet.appspot.com.storage.googleapis.com/photos/a.png",
    "https://projet.firebasestorage.app/a.webp",
    "https://images.chalet.example/photo",
    "http://localhost:4100/a.jpg",
  ])("%s is allowed as it is", (address) => {
    expect(allowedImage(address)).toBe(address);
  });

  test("is trimmed and normalised", () => {
    expect(allowedImage("  HTTPS://Images.Chalet.Example/a b.jpg ")).toBe(
      "https://images.chalet.example/a%20b.jpg",
    );
  });

  test.each([
    ["/demo/photos/torrent.jpg", "/demo/photos/torrent.jpg"],
    ["/demo/a.AVIF", "/demo/a.AVIF"],
    ["/demo/a b.webp?x#y", "/demo/a%20b.webp"],
    ["/demo/x/../a.png", "/demo/a.png"],
    ["/photos/%61%c3%a9.jpg", "/photos/a%C3%A9.jpg"],
  ])("accepts a picture of the site: %s", (address, expected) => {
    expect(allowedImage(address)).toBe(expected);
  });
});

describe("a refused address", () => {
  test.each([
    ["nothing", ""],
    ["blanks", "   "],
    ["words", "photo du torrent"],
    ["a bare file name", "torrent.jpg"],
    ["a relative path", "../torrent.jpg"],
    ["a script", "javascript:alert(1)"],
    ["a script in disguise", " jAvA\nscript:alert(1)//.jpg"],
    ["data", "data:image/png;base64,AAAA"],
    ["data with SVG", "data:image/svg+xml,<svg onload=alert(1)>"],
    ["a blob", "blob:https://firebasestorage.googleapis.com/1"],
    ["a file", "file:///etc/passwd.jpg"],
    ["a bucket address", "gs://projet.appspot.com/a.jpg"],
    ["plain http", "http://storage.googleapis.com/projet.appspot.com/a.jpg"],
    ["another scheme on an allowed host", "ftp://images.chalet.example/a.jpg"],
    ["another site", "https://exemple.fr/a.jpg"],
    ["protocol-relative", "//exemple.fr/a.jpg"],
    ["protocol-relative on an allowed host", "//images.chalet.example/a.jpg"],
    ["a backslash instead of the second slash", "/\\exemple.fr/a.jpg"],
    ["a backslash in https", "https:\\\\exemple.fr\\a.jpg"],
    ["a tab before the second slash", "/\t/exemple.fr/a.jpg"],
    ["dots that leave two slashes", "/..//exemple.fr/a.jpg"],
    ["a dot that leaves two slashes", "/.//exemple.fr/a.jpg"],
    ["encoded dots that leave two slashes", "/%2e%2e//exemple.fr/a.jpg"],
    ["dots and a backslash", "/../\\exemple.fr/a.jpg"],
    ["the optimiser itself", "/_next/image.png"],
    ["the optimiser behind dots", "/demo/../_next/image.png"],
    ["a call behind dots", "/demo/%2e%2e/api/health.png"],
    ["a call", "/api/health.png"],
    ["a page", "/contact"],
    ["a file that is not a picture", "/demo/a.jpg.html"],
    ["an extension that only the query has", "/contact?a.jpg"],
    ["a drawing of the site", "/art/logo.svg"],
    ["a drawing elsewhere", "https://storage.googleapis.com/projet.appspot.com/a.svg"],
    ["a drawing elsewhere, with a query", "https://storage.googleapis.com/projet.appspot.com/a.SVG?x=1"],
    ["another bucket", "https://firebasestorage.googleapis.com/v0/b/autre.appspot.com/o/a.jpg?alt=media"],
    ["another bucket that begins alike", "https://storage.googleapis.com/projet.appspot.com.fr/a.jpg"],
    ["another bucket behind dots", "https://storage.googleapis.com/projet.appspot.com/../autre/a.jpg"],
    [
      "another bucket behind hidden dots",
      "https://storage.googleapis.com/projet.appspot.com/%2e%2e/autre/a.jpg",
    ],
    ["another bucket as a host", "https://autre.firebasestorage.app/a.jpg"],
    ["a bucket on another port", "https://storage.googleapis.com:8443/projet.appspot.com/a.jpg"],
    ["a folder that is not named", "/rapports/a.jpg"],
    ["a picture outside of the folders", "/icon.png"],
    ["a hidden slash", "/demo%2Fa.jpg"],
    ["two encodings", "/%2564emo/a.jpg"],
    ["an encoding that is none", "/demo/%zz.jpg"],
    ["a zero byte", "/demo/a%00.jpg"],
    ["a user name", "https://a@images.chalet.example/a.jpg"],
    ["credentials", "https://a:b@images.chalet.example/a.jpg"],
    ["an allowed host as a user name", "https://images.chalet.example@exemple.fr/a.jpg"],
    ["an allowed host as a subdomain", "https://firebasestorage.googleapis.com.exemple.fr/a.jpg"],
    ["a subdomain of an allowed host", "https://x.images.chalet.example/a.jpg"],
    ["a host that ends alike", "https://malfirebasestorage.app/a.jpg"],
    ["an allowed host with a final dot", "https://images.chalet.example./a.jpg"],
    ["another port", "https://images.chalet.example:8443/a.jpg"],
    ["this machine", "http://127.0.0.1/a.jpg"],
    ["this machine on another port", "http://localhost:3000/a.jpg"],
    ["this machine in other words", "http://2130706433/a.jpg"],
    ["this machine in IPv6", "http://[::1]/a.jpg"],
    ["a cloud's own addresses", "http://169.254.169.254/latest/meta-data/a.jpg"],
    ["a private network", "https://10.0.0.1/a.jpg"],
  ])("%s", (_, address) => {
    expect(allowedImage(address)).toBeUndefined();
  });
});

test("only the normal form of an address is accepted", () => {
  const bucket = "https://firebasestorage.googleapis.com/v0/b/projet.appspot.com/o";
  const spellings: [string, string][] = [
    ["/demo/a.jpg", "/%64emo/a.jpg"],
    ["/demo/a.jpg", "/demo/./a.jpg"],
    ["/demo/a.jpg", "/x/../demo/a.jpg"],
    ["/demo/a.jpg", "/demo/a.jpg?x"],
    ["/demo/a.jpg", "/demo\\a.jpg"],
    ["/demo/a.jpg", " /demo/a.jpg"],
    [`${bucket}/a%2Fb.jpg?alt=media`, `${bucket}/a%2fb.jpg?alt=media`],
    [`${bucket}/a%2Fb.jpg?alt=media`, `${bucket}/%61%2Fb.jpg?alt=media`],
    [`${bucket}/a.jpg?alt=media&token=1`, `${bucket}/a.jpg?token=1&alt=media`],
    [`${bucket}/a.jpg?alt=media&token=1`, `${bucket}/a.jpg?alt=media&token=1&x=2`],
    [`${bucket}/a.jpg?alt=media`, `${bucket}/a.jpg?alt=media#x`],
    ["https://images.chalet.example/a.jpg", "https://images.chalet.example:443/x/../a.jpg"],
  ];
  for (const [normal, other] of spellings) {
    expect([other, allowedImage(other)]).toEqual([other, normal]);
    expect([normal, isShownAddress(normal)]).toEqual([normal, true]);
    expect([other, isShownAddress(other)]).toEqual([other, false]);
  }
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
