import { named } from "@/lib/text/named";

const CLAIRE = { name: "Claire Vasserot" };
const ELODIE = { name: "Élodie Barnéoud" };
const JEAN = { name: "Jean-Noël Arnoux" };
const PEOPLE = [CLAIRE, ELODIE, JEAN];

test("people are named by their first names, in the order of the text", () => {
  expect(named("Une journée avec Élodie, puis Claire.", PEOPLE)).toEqual([ELODIE, CLAIRE]);
  expect(named("Avec Jean-Noël.", PEOPLE)).toEqual([JEAN]);
});

test("a word that is only like a name, or a part of another, names nobody", () => {
  expect(named("Une eau claire, Clairette, Marie-Claire, Élodies, Jean.", PEOPLE)).toEqual([]);
});
