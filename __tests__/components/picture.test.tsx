import { fireEvent, render } from "@testing-library/react";
import { Picture } from "@/components/pictures/picture";
import type { ShownImage } from "@/lib/pictures/shown";
import { DEFAULT_AVATAR } from "@/lib/pictures/slots";

const IMAGE: ShownImage = {
  src: "/_next/image?url=a&w=480&q=72",
  srcSet: "/_next/image?url=a&w=480&q=72 480w",
  sizes: "7rem",
  width: 1200,
  height: 800,
  alt: "Portrait d’Amandine",
};

const picture = (container: HTMLElement) => container.querySelector("img") as HTMLImageElement;
const loader = (container: HTMLElement) => container.querySelector("svg");

describe("a picture", () => {
  test("has its true proportions from the start", () => {
    const { container } = render(<Picture image={IMAGE} />);
    for (const [name, value] of Object.entries({
      width: "1200",
      height: "800",
      sizes: "7rem",
      alt: IMAGE.alt,
    }))
      expect(picture(container)).toHaveAttribute(name, value);
  });

  test("has a loader behind it until it is there", () => {
    const { container } = render(<Picture image={IMAGE} />);
    expect(loader(container)).toHaveAttribute("width", "30");
    fireEvent.load(picture(container));
    expect(loader(container)).toBeNull();
    expect(picture(container)).toHaveAttribute("src", IMAGE.src);
  });

  test("that cannot be loaded gives way to the default avatar, and keeps its text", () => {
    const { container } = render(<Picture image={IMAGE} />);
    fireEvent.error(picture(container));
    expect(picture(container)).toHaveAttribute("src", DEFAULT_AVATAR);
    expect(picture(container)).toHaveAttribute("alt", "Portrait d’Amandine");
    expect(picture(container)).not.toHaveAttribute("srcset");
    expect(loader(container)).toBeNull();
  });

  test.each([undefined, "/art/partner-default.webp"])("without an image is its fallback (%s)", (fallback) => {
    const { container } = render(<Picture alt="Amandine" fallback={fallback} />);
    expect(picture(container)).toHaveAttribute("src", fallback ?? DEFAULT_AVATAR);
    expect(picture(container)).toHaveAttribute("alt", "Amandine");
    expect(loader(container)).toBeNull();
  });

  test.each([
    ["arrived", 1200, IMAGE.src],
    ["failed", 0, DEFAULT_AVATAR],
  ])("that %s before the page's code ran is seen as such", (_, naturalWidth, src) => {
    const complete = jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    const width = jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(naturalWidth);
    const { container } = render(<Picture image={IMAGE} />);
    expect(picture(container)).toHaveAttribute("src", src);
    expect(loader(container)).toBeNull();
    complete.mockRestore();
    width.mockRestore();
  });

  test("is loaded when it comes into view, and at once where a visitor sees it first", () => {
    const { container, rerender } = render(<Picture image={IMAGE} />);
    expect(picture(container)).toHaveAttribute("loading", "lazy");
    rerender(<Picture image={IMAGE} loading="eager" />);
    expect(picture(container)).toHaveAttribute("loading", "eager");
    expect(picture(container)).toHaveAttribute("fetchpriority", "high");
  });
});
