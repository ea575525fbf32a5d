import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { fetchViewer } from "@/components/pictures/fetch-viewer";
import { Gallery } from "@/components/pictures/gallery";
import type { Viewer } from "@/components/pictures/viewer";

jest.mock("@/components/pictures/fetch-viewer", () => ({ fetchViewer: jest.fn() }));

const IMAGES = ["Le torrent", "Le poêle", "La crête"].map((alt, i) => ({
  src: `/photos/${i}.jpg`,
  width: 1200,
  height: 800,
  alt,
}));

/** Stands for the viewer: only when it is fetched and opened is at stake. */
const Stub: typeof Viewer = ({ images, index = -1 }) => (
  <p role="dialog" aria-label="Image en grand" hidden={index < 0}>{`${index + 1} / ${images.length}`}</p>
);

let arrive = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  const viewer = new Promise<typeof Viewer>((resolve) => {
    arrive = () => resolve(Stub);
  });
  jest.mocked(fetchViewer).mockReset().mockReturnValue(viewer);
});
afterEach(() => jest.useRealTimers());

const picture = (alt: string) => screen.getByRole("link", { name: `Agrandir l’image\u00a0: ${alt}` });
const viewer = () => screen.queryByRole("dialog", { name: "Image en grand" });
const viewerArrives = () => act(async () => arrive());

test.each([
  ["pointed at", () => fireEvent.mouseEnter(picture("Le poêle"))],
  ["reached with the keyboard", () => act(() => picture("Le poêle").focus())],
  ["touched", () => fireEvent.touchStart(picture("Le poêle"))],
])("fetches the viewer when a picture is %s, not before, and keeps it closed", async (_, come) => {
  render(<Gallery images={IMAGES} />);
  expect(fetchViewer).not.toHaveBeenCalled();
  come();
  expect(fetchViewer).toHaveBeenCalledTimes(1);
  await viewerArrives();
  expect(viewer()).toBeNull();
});

describe("a press before the viewer has loaded", () => {
  test("opens the viewer once it has loaded, and shows a message if that takes longer", async () => {
    render(<Gallery images={IMAGES} />);
    fireEvent.click(picture("Le poêle"));
    expect(viewer()).toBeNull();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.getByRole("status")).toHaveTextContent("Chargement...");
    await viewerArrives();
    expect(viewer()).toHaveTextContent("2 / 3");
    expect(screen.queryByText("Chargement...")).toBeNull();
  });

  test("offers the plain picture after ten seconds, and opens the viewer when it arrives", async () => {
    render(<Gallery images={IMAGES} />);
    fireEvent.click(picture("Le poêle"));
    act(() => jest.advanceTimersByTime(9_900));
    expect(screen.queryByRole("link", { name: "Ouvrir l’image seule" })).toBeNull();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.getByRole("link", { name: "Ouvrir l’image seule" })).toHaveAttribute(
      "href",
      "/photos/1.jpg",
    );
    await viewerArrives();
    expect(viewer()).toHaveTextContent("2 / 3");
    expect(screen.queryByRole("link", { name: "Ouvrir l’image seule" })).toBeNull();
  });

  test("is replaced by a second press on a picture, and dropped when something else is pressed", async () => {
    render(<Gallery images={IMAGES} />);
    for (const alt of ["Le poêle", "Le poêle", "La crête"]) fireEvent.click(picture(alt));
    await viewerArrives();
    expect(viewer()).toHaveTextContent("3 / 3");
    cleanup();
    render(<Gallery images={IMAGES} />);
    fireEvent.click(picture("Le poêle"));
    fireEvent.click(document.body);
    await viewerArrives();
    expect(viewer()).toBeNull();
  });
});

test("a viewer that fails leaves the page and its pictures", async () => {
  jest.spyOn(console, "error").mockImplementation();
  jest.mocked(fetchViewer).mockResolvedValue((() => {
    throw new Error("broken part");
  }) as never);
  render(<Gallery images={IMAGES} />);
  fireEvent.click(picture("Le poêle"));
  await viewerArrives();
  expect(picture("Le poêle")).toHaveAttribute("href", "/photos/1.jpg");
  expect(screen.getAllByRole("img")).toHaveLength(3);
});
