import type { Retreat } from "@/lib/content";
import { bookingOf } from "@/lib/site/booking";

const retreat: Retreat = {
  id: "neige & feu",
  title: "Neige, silence & « feu »",
  start: "2027-01-15",
  end: "2027-01-17",
  images: [],
  description: "",
};
const DAY = "2026-11-28";
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
  const form = { ...retreat, inscription: "https://formulaire.example/neige" };
  expect(bookingOf(form, DAY)).toEqual({ label: "Réserver", href: form.inscription, isForm: true });
  const { to, subject, body } = mail(bookingOf(retreat, DAY)?.href);
  expect(to).toBe("bonjour@chalet-quatre-elements.example");
  expect(subject).toBe("Retraite « Neige, silence & « feu » »");
  for (const word of ["15 janvier 2027 – 17 janvier 2027", "Nom", "personnes", "Chambre", "Régime"])
    expect(body).toContain(word);
  expect(body).toContain("http://localhost:3000/calendrier/flyers/neige%20%26%20feu");
  expect(bookingOf({ ...retreat, inscription: "mailto:lea@chalet.example" }, DAY)?.href).toMatch(
    /^mailto:lea@chalet\.example\?/,
  );
});

test("a mail about any title is short enough for every mail program, and its lines end as mails want", () => {
  const { href = "" } = bookingOf({ ...retreat, title: "é🏔&=#%".repeat(140) }, DAY) ?? {};
  expect(href.length).toBeLessThan(2000);
  expect(href).not.toMatch(/[\s"<>#]|%0A(?<!%0D%0A)/);
  expect(mail(href).body).toContain("\r\n");
});

test("a full retreat offers a mail about a free place; one that is over, off or under way nothing", () => {
  const full = bookingOf({ ...retreat, status: "complet" }, DAY);
  expect(full?.label).toBe("Me prévenir d’un désistement");
  expect(mail(full?.href).body).toContain("si une place se libère");
  for (const over of [
    { ...retreat, status: "annulé" as const },
    { ...retreat, start: "2026-01-15", end: "2026-01-17" },
    { ...retreat, status: "complet" as const, start: "2026-11-28", end: "2026-11-30" },
  ])
    expect(bookingOf(over, DAY)).toBeUndefined();
});
