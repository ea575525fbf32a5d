import { named } from "@/lib/text/strings";

const CLAIRE = { name: "Claire Vasserot" };
const ELODIE = { name: "Élodie Barnéoud" };
const JEAN = { name: "Jean-Noël Arnoux" };
const PEOPLE = [CLAIRE, ELODIE, JEAN];

test("people are named by their whole names, in the order of the text, however it is broken into lines", () => {
  expect(named("Avec Élodie\u00a0Barnéoud, puis Claire\nVasserot.", PEOPLE)).toEqual([ELODIE, CLAIRE]);
  expect(named("Jean-Noël Arnoux vous attend.", PEOPLE)).toEqual([JEAN]);
});

test("a first name, another one’s family name or a longer name names nobody", () => {
  expect(named("Claire répond. Claire Martin, Élodie Barnéoud-Roux, Jean Arnoux.", PEOPLE)).toEqual([]);
});
