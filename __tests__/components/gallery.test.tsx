import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gallery } from "@/components/pictures/gallery";
import type { ShownImage } from "@/lib/pictures/shown";

const IMAGES: ShownImage[] = ["Le torrent", "Le poêle", "La crête"].map((alt, i) => ({
  src: `/demo/${i}.jpg`,
  width: 1200,
  height: 800,
  alt,
}));

const show = (props: Partial<Parameters<typeof Gallery>[0]> = {}) =>
  render(<Gallery images={IMAGES} {...props} />);
const opener = (alt: string) => screen.getByRole("link", { name: `Agrandir l’image\u00a0: ${alt}` });
/** Shows a gallery, and opens the viewer at an image. */
async function openAt(alt: string, props?: Parameters<typeof show>[0]) {
  const user = userEvent.setup();
  show(props);
  await user.click(opener(alt));
  // The first press fetches the viewer.
  await screen.findByRole("dialog", undefined, { timeout: 60_000 });
  return user;
}
const viewer = () => screen.getByRole("dialog", { name: "Image en grand" });
/** The picture in the viewer, and its position. */
const seen = () => [
  within(viewer())
    .getAllByRole("img")
    .map((image) => image.getAttribute("alt"))
    .join(),
  within(viewer()).getByText(/\d+ \/ \d+/).textContent,
];
const swipe = (from: number, to: number, down = 0) => {
  fireEvent.touchStart(viewer(), { touches: [{ clientX: from, clientY: 300 }] });
  fireEvent.touchEnd(viewer(), { changedTouches: [{ clientX: to, clientY: 300 + down }] });
};

describe("a gallery", () => {
  test("shows every image with its text, and keeps the viewer closed", () => {
    show();
    const alts = screen.getAllByRole("img").map((image) => image.getAttribute("alt"));
    expect(alts).toEqual(IMAGES.map(({ alt }) => alt));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("shows the caption of a picture in the viewer, if there is one", async () => {
    const [first, ...others] = IMAGES as [ShownImage, ...ShownImage[]];
    show({ images: [{ ...first, caption: "Au petit matin, avant la traite" }, ...others] });
    await userEvent.click(opener("Le torrent"));
    expect(within(viewer()).getByText("Au petit matin, avant la traite")).toBeInTheDocument();
    expect(within(viewer()).getByRole("img", { name: "Le torrent" })).not.toHaveAttribute("caption");
    await userEvent.click(within(viewer()).getByRole("button", { name: "Image suivante" }));
    expect(within(viewer()).queryByText("Le poêle")).not.toBeInTheDocument();
  });

  test("has nothing to click without the viewer", () => {
    show({ imageViewer: false });
    expect(screen.getAllByRole("img")).toHaveLength(3);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(document.querySelector("dialog")).toBeNull();
  });

  test("may show the same picture twice", async () => {
    const user = userEvent.setup();
    show({ images: [...IMAGES.slice(0, 1), ...IMAGES.slice(0, 1)] });
    await user.click(screen.getAllByRole("link")[1] as HTMLElement);
    expect(within(viewer()).getByText("2 / 2")).toBeInTheDocument();
  });

  test("renders nothing without images", () => {
    show({ images: [] });
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("the viewer", () => {
  test("moves forward and back, and wraps around", async () => {
    const user = await openAt("La crête");
    await user.click(screen.getByRole("button", { name: "Image suivante" }));
    expect(seen()).toEqual(["Le torrent", "1 / 3"]);
    await user.click(screen.getByRole("button", { name: "Image précédente" }));
    expect(seen()).toEqual(["La crête", "3 / 3"]);
    await user.click(screen.getByRole("button", { name: "Image précédente" }));
    expect(seen()).toEqual(["Le poêle", "2 / 3"]);
  });

  test("follows the arrow keys, and wraps around", async () => {
    const user = await openAt("Le torrent");
    await user.keyboard("{ArrowLeft}");
    expect(seen()).toEqual(["La crête", "3 / 3"]);
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(seen()).toEqual(["Le poêle", "2 / 3"]);
  });

  test("follows a horizontal swipe, not a tremor or a vertical one", async () => {
    await openAt("Le torrent");
    swipe(300, 200);
    expect(seen()).toEqual(["Le poêle", "2 / 3"]);
    swipe(200, 300);
    swipe(200, 300);
    expect(seen()).toEqual(["La crête", "3 / 3"]);
    swipe(200, 240);
    swipe(300, 200, 160);
    expect(seen()).toEqual(["La crête", "3 / 3"]);
  });

  test("shows the small picture and a loader until the large one has loaded", async () => {
    await openAt("Le torrent");
    const large = within(viewer()).getByRole("img", { name: "Le torrent" });
    const small = () => viewer().querySelector('img[alt=""]');
    expect(small()).toHaveAttribute("src", "/demo/0.jpg");
    expect(viewer().querySelector('svg[width="50"]')).toBeInTheDocument();
    fireEvent.load(large);
    expect(small()).toBeNull();
    expect(viewer().querySelector('svg[width="50"]')).toBeNull();
  });

  test("leaves pinch zoom to the browser", async () => {
    await openAt("Le torrent");
    fireEvent.touchStart(viewer(), { touches: [{ clientX: 300 }, { clientX: 100 }] });
    fireEvent.touchEnd(viewer(), { changedTouches: [{ clientX: 100 }] });
    expect(seen()).toEqual(["Le torrent", "1 / 3"]);
  });

  test("closes with Escape, and returns the focus to the image that opened it", async () => {
    const user = await openAt("Le poêle");
    expect(viewer()).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard("{ArrowRight}{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(opener("Le poêle")).toHaveFocus();
  });

  test("opens again at the image that was pressed, not at the last one", async () => {
    const user = await openAt("La crête");
    await user.keyboard("{Escape}");
    await user.click(opener("Le torrent"));
    expect(seen()).toEqual(["Le torrent", "1 / 3"]);
  });

  test("has no arrows for a single image", async () => {
    const user = userEvent.setup();
    show({ images: IMAGES.slice(0, 1) });
    await user.click(opener("Le torrent"));
    expect(seen()).toEqual(["Le torrent", "1 / 1"]);
    expect(screen.queryByRole("button", { name: "Image suivante" })).not.toBeInTheDocument();
    await user.keyboard("{ArrowRight}");
    expect(seen()).toEqual(["Le torrent", "1 / 1"]);
  });
});
