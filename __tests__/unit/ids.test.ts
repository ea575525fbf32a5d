import { isPossibleId } from "@/lib/content/collections";

test.each([
  ..."amandine a.b ... __x x__ __ a,b x.rsc?y rsc %2F 🏔️".split(" "),
  ...["Été 2027", "a".repeat(1500), "é".repeat(316)],
])("the id of a document may be %p", (id) => {
  expect(isPossibleId(id)).toBe(true);
});

test.each([
  ...". .. __x__ ____ __aucun__ a/b / x.rsc .rsc".split(" "),
  ...["", "a\u0000b", "a\nb", "\u007f", "\ud800", "a".repeat(1501), "é".repeat(317)],
])("the id of a document cannot be %p", (id) => {
  expect(isPossibleId(id)).toBe(false);
});
