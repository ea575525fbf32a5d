import type { Retreat } from "@/lib/content";
import { bookingOf } from "@/lib/site/booking";
import { retreat as retreatOf } from "@/testing/retreat";

const retreat = (typed: Partial<Retreat> = {}) =>
  retreatOf({
    id: "neige & feu",
    title: "Neige, silence & « feu »",
    start: "2027-01-15",
    end: "2027-01-17",
    ...typed,
  });
const mail = (href = "") => {
  const url = new URL(href);
  // As mail programs read it (RFC 6068): « + » is a plus.
  const fields = url.search
    .slice(1)
    .split("&")
    .map((field) => field.split("=").map(decodeURIComponent));
  return { to: url.pathname, ...Object.fromEntries(fields) };
};

test("one books with the hosts' own form, else by a prefilled mail", () => {
  const inscription = "https://formulaire.example/neige";
  expect(bookingOf(retreat({ inscription }))).toEqual({ label: "Réserver", href: inscription });
  const { to, subject, body } = mail(bookingOf(retreat())?.href);
  expect(to).toBe("bonjour@chalet-quatre-elements.example");
  expect(subject).toBe("Retraite « Neige, silence & « feu » »");
  for (const word of ["15 janvier 2027 – 17 janvier 2027", "Nom", "personnes"]) expect(body).toContain(word);
  expect(body).not.toMatch(/chambre|régime/i);
  expect(body).toContain("http://localhost:3000/calendrier/flyers/neige%20%26%20feu");
  expect(bookingOf(retreat({ inscription: "mailto:lea@chalet.example" }))?.href).toMatch(
    /^mailto:lea@chalet\.example\?/,
  );
});

test("a mail about any title is short enough for every mail program, and its lines end as mails want", () => {
  const { href = "" } = bookingOf(retreat({ title: "é🏔&=#%".repeat(140) })) ?? {};
  expect(href.length).toBeLessThan(2000);
  expect(href).not.toMatch(/[\s"<>#]|%0A(?<!%0D%0A)/);
  expect(mail(href).body).toContain("\r\n");
});

test("a full retreat offers a mail about a free place", () => {
  const { href } = bookingOf(retreat({ status: "complet" })) ?? {};
  expect(mail(href).body).toContain("si une place se libère");
});
