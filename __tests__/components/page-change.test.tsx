import { render } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { PageChange } from "@/components/navigation/page-change";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));
const path = jest.mocked(usePathname);
const scroll = jest.spyOn(window, "scrollTo");

beforeEach(() => scroll.mockReset());
afterEach(() => history.replaceState(null, "", "/"));

function walk(...paths: string[]) {
  path.mockReturnValue(paths[0] ?? "/");
  const { rerender } = render(<PageChange />);
  for (const next of paths.slice(1)) {
    path.mockReturnValue(next);
    rerender(<PageChange />);
  }
}

describe("the scroll position", () => {
  test("is reset at once on every change of path", () => {
    walk("/", "/le-lieu", "/contact");
    expect(scroll.mock.calls).toEqual([[{ top: 0, behavior: "instant" }], [{ top: 0, behavior: "instant" }]]);
  });

  test("stays on the first load, and when the path stays", () => {
    walk("/le-lieu", "/le-lieu");
    expect(scroll).not.toHaveBeenCalled();
  });

  test("is left to the browser when the address has a hash", () => {
    history.replaceState(null, "", "/#sommaire");
    walk("/le-lieu", "/");
    expect(scroll).not.toHaveBeenCalled();
  });
});
