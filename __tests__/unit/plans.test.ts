import type { Retreat } from "@/lib/content";
import type { Status } from "@/lib/content/parse/fields";
import { nextOf } from "@/lib/content/status";
import { iCalendar } from "@/lib/site/ical";
import { retreatEvent, workshopService } from "@/lib/site/structured-data";

const RETREAT: Retreat = {
  id: "neige",
  title: "Neige et silence",
  start: "2027-01-15",
  end: "2027-01-17",
  images: [],
  description: "Trois jours.",
  updatedAt: "2026-11-01T10:00:00.000Z",
};

describe("the state of a retreat", () => {
  test.each<[Status | undefined, string, string]>([
    [undefined, "CONFIRMED", "Neige et silence"],
    ["complet", "CONFIRMED", "Neige et silence – complet"],
    ["annulé", "CANCELLED", "Neige et silence – annulée"],
    ["reporté", "TENTATIVE", "Neige et silence – reportée"],
  ])("is in calendars: %s", (status, word, title) => {
    const file = iCalendar([{ ...RETREAT, status }]);
    expect(file).toContain(`\r\nSTATUS:${word}\r\n`);
    expect(file).toContain(`\r\nSUMMARY:${title}\r\n`);
  });

  test.each<[Status | undefined, string]>([
    [undefined, "EventScheduled"],
    ["complet", "EventScheduled"],
    ["annulé", "EventCancelled"],
    ["reporté", "EventPostponed"],
  ])("is in structured data: %s", (status, word) => {
    expect(retreatEvent({ ...RETREAT, status })).toMatchObject({ eventStatus: `https://schema.org/${word}` });
  });
});

test("the next retreat is the first that takes place and has yet to begin", () => {
  const began = { ...RETREAT, start: "2027-01-14" };
  const next = { ...RETREAT, start: "2027-01-16" };
  const unlisted = [began, RETREAT, { ...next, status: "annulé" as const }, { ...next, end: undefined }];
  expect(nextOf([...unlisted, next], "2027-01-15")).toBe(next);
  expect(nextOf(unlisted, "2027-01-15")).toBeUndefined();
});

describe("an offer", () => {
  test("has the amount of a price, and is in stock", () => {
    expect(retreatEvent({ ...RETREAT, price: { shown: "490 €", euros: 490 } })).toMatchObject({
      offers: { price: 490, priceCurrency: "EUR", availability: "https://schema.org/InStock" },
    });
  });

  test("is sold out for a full retreat, with or without a price", () => {
    expect(retreatEvent({ ...RETREAT, status: "complet" })).toMatchObject({
      offers: { availability: "https://schema.org/SoldOut" },
    });
  });

  test.each<Status>(["annulé", "reporté"])("is missing if the retreat does not take place: %s", (status) => {
    const price = { shown: "490 €", euros: 490 };
    expect(retreatEvent({ ...RETREAT, status, price })).toMatchObject({
      offers: { price: 490, availability: "https://schema.org/OutOfStock" },
    });
    expect(retreatEvent({ ...RETREAT, status })).not.toHaveProperty("offers");
  });

  test("is not made from a price in words", () => {
    expect(retreatEvent({ ...RETREAT, price: { shown: "sur demande" } })).not.toHaveProperty("offers");
    const workshop = { id: "yoga", title: "Yoga", content: [], price: { shown: "sur demande" } };
    expect(workshopService(workshop)).toBeUndefined();
  });
});
