import { render } from "@testing-library/react";
import { Address, addressNodes } from "@/components/text/address";
import { writeTree } from "@/lib/article/tree";

test.each([
  ["bonjour@quatre-elements.example", ["bonjour@", "quatre-elements", ".example"]],
  ["https://www.chalet.example", ["https://www.chalet", ".example"]],
  ["https://quatre-elements.example/a-b/c", ["https://quatre-elements", ".example/", "a-b/", "c"]],
])("%s may break at @, slashes and dots, never at a hyphen", (address, parts) => {
  const { container } = render(<Address address={address} />);
  expect(container.innerHTML.split("<wbr>")).toHaveLength(parts.length);
  const [whole, ...within] = [...container.querySelectorAll("span")].map((part) => part.textContent);
  expect(whole).toBe(address);
  expect(within).toEqual(parts);
  expect(container).toHaveTextContent(address);
  expect(writeTree(addressNodes(address)).replaceAll("<wbr />", "<wbr>")).toBe(container.innerHTML);
});

test("does not break a single word", () => expect(writeTree(addressNodes("lien"))).toBe("lien"));
