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
  test("has its final proportions before it loads", () => {
    const { container } = render(<Picture image={IMAGE} />);
    for (const [name, value] of Object.entries({
      width: "1200",
      height: "800",
      sizes: "7rem",
      alt: IMAGE.alt,
    }))
      expect(picture(container)).toHaveAttribute(name, value);
  });

  test("shows a loader until it has loaded", () => {
    const { container } = render(<Picture image={IMAGE} />);
    expect(loader(container)).toHaveAttribute("width", "30");
    fireEvent.load(picture(container));
    expect(loader(container)).toBeNull();
    expect(picture(container)).toHaveAttribute("src", IMAGE.src);
  });

  test("is replaced by the default avatar on an error, with the same alternative text", () => {
    const { container } = render(<Picture image={IMAGE} />);
    fireEvent.error(picture(container));
    expect(picture(container)).toHaveAttribute("src", DEFAULT_AVATAR);
    expect(picture(container)).toHaveAttribute("alt", "Portrait d’Amandine");
    expect(picture(container)).not.toHaveAttribute("srcset");
    expect(loader(container)).toBeNull();
  });

  test.each([undefined, "/art/partner-default.webp"])(
    "shows its fallback without an image (%s)",
    (fallback) => {
      const { container } = render(<Picture fallback={fallback} />);
      expect(picture(container)).toHaveAttribute("src", fallback ?? DEFAULT_AVATAR);
      expect(loader(container)).toBeNull();
    },
  );

  test.each([
    ["arrived", 1200, IMAGE.src],
    ["failed", 0, DEFAULT_AVATAR],
  ])("notices that it %s before the script ran", (_, naturalWidth, src) => {
    const complete = jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    const width = jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(naturalWidth);
    const { container } = render(<Picture image={IMAGE} />);
    expect(picture(container)).toHaveAttribute("src", src);
    expect(loader(container)).toBeNull();
    complete.mockRestore();
    width.mockRestore();
  });

  test("loads lazily, or at once on the first screen", () => {
    const { container, rerender } = render(<Picture image={IMAGE} />);
    expect(picture(container)).toHaveAttribute("loading", "lazy");
    rerender(<Picture image={IMAGE} loading="eager" />);
    expect(picture(container)).toHaveAttribute("loading", "eager");
    expect(picture(container)).toHaveAttribute("fetchpriority", "high");
  });
});
