import { allowedImage, isImageHost } from "@/lib/content/images";

process.env.IMAGE_HOSTS = "images.chalet.example, localhost:4100";

describe("the address of a content image", () => {
  test.each([
    "https://firebasestorage.googleapis.com/v0/b/p.firebasestorage.app/o/a%2Fb.jpg?alt=media&token=1-2",
    "https://storage.googleapis.com/p/a.png",
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
  ])("a picture of the site's own: %s", (address, expected) => {
    expect(allowedImage(address)).toBe(expected);
  });
});

describe("an address that is refused", () => {
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
    ["plain http", "http://firebasestorage.googleapis.com/a.jpg"],
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
    ["a drawing elsewhere", "https://storage.googleapis.com/p/a.svg"],
    ["a drawing elsewhere, with a query", "https://storage.googleapis.com/p/a.SVG?x=1"],
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

test("hosts are compared whole", () => {
  expect(isImageHost("images.chalet.example")).toBe(true);
  expect(isImageHost("projet.firebasestorage.app")).toBe(true);
  expect(isImageHost("chalet.example")).toBe(false);
  expect(isImageHost("images.chalet.example.fr")).toBe(false);
  expect(isImageHost("")).toBe(false);
});
