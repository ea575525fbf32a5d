import { render, screen, within } from "@testing-library/react";
import { Flyer } from "@/components/retreats/flyer";
import { RetreatRow } from "@/components/retreats/retreat-row";
import type { Retreat } from "@/lib/content";
import type { Pictured } from "@/lib/content/pictured";
import { titleEnding, WORDS_OF_STATES } from "@/lib/content/retreat-state";
import { shortRange } from "@/lib/dates";
import { retreatCalendarEvents } from "@/lib/site/ical";
import { describeRetreat } from "@/lib/site/metadata";
import { retreatEvent } from "@/lib/site/structured-data";
import { retreat } from "@/testing/retreat";

jest.mock("next/navigation", () => ({ usePathname: () => "/calendrier" }));

// For each state of a retreat, the words of each place on 28 November 2026 (requirements 3.21, 3.23 and 4.9).

type Shown = {
  /** The row of the calendar, after the title. */
  row: string;
  /** The flyer, below the title. */
  flyer: string;
  /** The actions at the top of the flyer, the bar of phones with its action, and the actions at its end. */
  actions: string;
  bar: string;
  end: string;
  /** The page for search engines: after its title, its description, its event and offer. */
  title: string;
  description: string;
  search: string;
  offer: string;
  /** The event in calendar files. */
  calendar: string;
};

const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

function shownOf(typed: Partial<Retreat>): Shown {
  const one = retreat({ price: { text: "490 €", euros: 490 }, description: "Texte.", ...typed });
  const shown = { ...one, images: [] } as Pictured<Retreat>;
  const names = (list: readonly HTMLElement[]) =>
    list.map(({ textContent }) => plain(textContent).replace(/ : .*/, "")).join(", ");

  const row = render(<RetreatRow retreat={shown} />);
  const [, words = ""] = plain(row.container.textContent).replace("490 €", " 490 €").split("Neige");
  row.unmount();

  const mentioned = { partners: [], workshops: [] };
  const back = { href: "/calendrier", label: "Calendrier" };
  const { days } = one.state;
  const when = days && shortRange(days.start, days.end ?? days.start, "2026-11-28");
  const { container } = render(
    <Flyer retreat={shown} others={[]} mentioned={mentioned} when={when} back={back} />,
  );
  const bar = screen.queryByRole("group");
  const [heading] = screen.getAllByRole("heading", { level: 1 });
  const head = heading?.parentElement as HTMLElement;
  const first = within(head)
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href") !== back.href || /Voir/.test(link.textContent ?? ""));
  const facts = [...head.querySelectorAll("p, dd")].filter((part) => !part.querySelector("a"));
  const end = within(container.querySelector("ul") as HTMLElement).getAllByRole("link");

  const event = retreatEvent(one) as { eventStatus: string; offers?: { availability: string } } | undefined;
  const [file] = retreatCalendarEvents(one);
  const schema = (address = "") => address.replace("https://schema.org/", "");
  return {
    row: words,
    flyer: facts.map(({ textContent }) => plain(textContent)).join(" | "),
    actions: names(first),
    bar: bar ? `${plain(bar.firstChild?.textContent)}: ${names(within(bar).getAllByRole("link"))}` : "",
    end: names(end),
    title: titleEnding(one.state),
    description: describeRetreat(one),
    calendar: file ? `${file.status ?? ""} ${file.title}`.trim() : "",
    search: schema(event?.eventStatus),
    offer: schema(event?.offers?.availability),
  };
}

const AHEAD = { start: "2027-03-14", end: "2027-03-16" };
const NOW = { start: "2026-11-27", end: "2026-11-28" };
const PAST = { start: "2026-03-14", end: "2026-03-16" };

// Values that several states share. Each row below names the values that differ.
const OPEN = {
  actions: "Réserver, Nous appeler",
  end: "Réserver, Nous écrire, Ajouter à mon agenda, Comment venir",
  title: "",
  description: "Texte.",
  calendar: "CONFIRMED Neige",
  search: "EventScheduled",
  offer: "InStock",
};
const UNDATED = { ...OPEN, end: "Réserver, Nous écrire, Comment venir", calendar: "" };
const CLOSED = { actions: "Voir les retraites à venir, Nous appeler", end: "Nous écrire, Comment venir" };
const BEGUN = {
  ...{ ...OPEN, ...CLOSED, bar: "En cours: Nous appeler" },
  end: "Nous écrire, Ajouter à mon agenda, Comment venir",
  offer: "",
};
const OVER = { actions: "Voir les retraites à venir", bar: "", end: "Nous écrire", offer: "" };
const FULL = {
  title: " – complet",
  description: "Complet. Texte.",
  calendar: "CONFIRMED Neige – complet",
  offer: "SoldOut",
};
const MOVED = { title: " – reporté", search: "EventRescheduled" };
const POSTPONED = {
  ...CLOSED,
  bar: "Reporté: Nous appeler",
  title: " – reporté",
  calendar: "",
  search: "",
  offer: "",
};
const CANCELLED = {
  ...{ ...CLOSED, bar: "Annulée: Nous appeler" },
  title: " – annulée",
  description: "Annulée. Texte.",
  calendar: "CANCELLED Neige – annulée",
  search: "EventCancelled",
  offer: "",
};

const STATES: Record<string, [Partial<Retreat>, Shown]> = {
  "places left": [
    AHEAD,
    {
      ...OPEN,
      row: "14 mars 2027 – 16 mars 2027, 2 nuits 490 €",
      flyer: "14 mars 2027 – 16 mars 2027 | 2 nuits | 490 €",
      bar: "14–16 mars: Réserver, Appeler",
    },
  ],
  "few places left": [
    { ...AHEAD, places: 3 },
    {
      ...OPEN,
      row: "Encore 3 places14 mars 2027 – 16 mars 2027, 2 nuits 490 €",
      flyer: "Encore 3 places | 14 mars 2027 – 16 mars 2027 | 2 nuits | 490 €",
      bar: "14–16 mars: Réserver, Appeler",
      description: "Encore 3 places. Texte.",
      offer: "LimitedAvailability",
    },
  ],
  full: [
    { ...AHEAD, status: "complet" },
    {
      ...{ ...OPEN, ...FULL },
      row: "Complet14 mars 2027 – 16 mars 2027, 2 nuits 490 €",
      flyer:
        "Complet | 14 mars 2027 – 16 mars 2027 | Voyez les autres dates. Pour un désistement, appelez le 04 65 71 15 00. | 2 nuits | 490 €",
      actions: "Voir les retraites à venir, Me prévenir d’un désistement, Nous appeler",
      bar: "Complet: Nous appeler",
      end: "Nous écrire, Ajouter à mon agenda, Comment venir",
    },
  ],
  moved: [
    { ...AHEAD, status: "reporté" },
    {
      ...{ ...OPEN, ...MOVED },
      row: "Reporté au 14 mars 2027 – 16 mars 2027, 2 nuits 490 €",
      flyer: "Reporté au 14 mars 2027 – 16 mars 2027 | 2 nuits | 490 €",
      bar: "Reporté au 14–16 mars: Réserver, Appeler",
      description: "Reporté au 14 mars 2027 – 16 mars 2027. Texte.",
    },
  ],
  cancelled: [
    { ...AHEAD, status: "annulé" },
    {
      ...CANCELLED,
      row: "Annulée14 mars 2027 – 16 mars 2027",
      flyer: "Annulée | 14 mars 2027 – 16 mars 2027 | Cette retraite n’aura pas lieu. Voyez les suivantes.",
    },
  ],
  "no dates": [
    {},
    {
      ...UNDATED,
      row: "À venir 490 €",
      flyer: "À venir | 490 €",
      bar: "À venir: Réserver, Appeler",
      search: "",
      offer: "",
    },
  ],
  "no last day": [
    { start: "2027-03-14" },
    {
      ...OPEN,
      row: "14 mars 2027 490 €",
      flyer: "14 mars 2027 | 490 €",
      bar: "14 mars: Réserver, Appeler",
    },
  ],
  "words in the place of the end": [
    { start: "2026-11-27", endWords: "mardi soir" },
    {
      ...BEGUN,
      row: "En cours27 novembre 2026 – mardi soir 490 €",
      flyer: "En cours | 27 novembre 2026 – mardi soir | 490 €",
      end: "Nous écrire, Comment venir",
      calendar: "",
    },
  ],
  "full, with words in the place of the places": [
    { ...AHEAD, status: "complet", placesWords: "liste d’attente de 4" },
    {
      ...{ ...OPEN, ...FULL },
      row: "Completliste d’attente de 414 mars 2027 – 16 mars 2027, 2 nuits 490 €",
      flyer:
        "Completliste d’attente de 4 | 14 mars 2027 – 16 mars 2027 | Voyez les autres dates. Pour un désistement, appelez le 04 65 71 15 00. | 2 nuits | 490 €",
      actions: "Voir les retraites à venir, Me prévenir d’un désistement, Nous appeler",
      bar: "Complet: Nous appeler",
      end: "Nous écrire, Ajouter à mon agenda, Comment venir",
      description: "Complet. liste d’attente de 4. Texte.",
    },
  ],
  "words in the place of the state": [
    { ...AHEAD, statusWords: "plus de place" },
    {
      ...OPEN,
      row: "plus de place14 mars 2027 – 16 mars 2027, 2 nuits 490 €",
      flyer: "plus de place | 14 mars 2027 – 16 mars 2027 | 2 nuits | 490 €",
      bar: "14–16 mars: Réserver, Appeler",
      description: "plus de place. Texte.",
      search: "",
      offer: "",
      calendar: "Neige",
    },
  ],
  "words in the place of data": [
    {
      startWords: "mi-juin 2027",
      statusWords: "sur liste",
      placesWords: "il reste 2 places",
      price: { text: "à négocier" },
    },
    {
      ...UNDATED,
      row: "sur listeil reste 2 placesmi-juin 2027à négocier",
      flyer: "sur listeil reste 2 places | mi-juin 2027 | à négocier",
      bar: "mi-juin 2027: Réserver, Appeler",
      description: "sur liste. il reste 2 places. Texte.",
      search: "",
      offer: "",
    },
  ],
  "a day and words": [
    { start: "2027-05-08", endWords: "lundi 10 mai" },
    {
      ...UNDATED,
      row: "8 mai 2027 – lundi 10 mai 490 €",
      flyer: "8 mai 2027 – lundi 10 mai | 490 €",
      bar: "8 mai 2027 – lundi 10 mai: Réserver, Appeler",
    },
  ],
  "postponed, in words": [
    { status: "reporté", startWords: "au printemps" },
    {
      ...POSTPONED,
      row: "Reporté, au printemps 490 €",
      flyer:
        "Reporté, au printemps | Les nouvelles dates ne sont pas encore là. Pour en parler, appelez le 04 65 71 15 00. | 490 €",
      description: "Reporté, au printemps. Texte.",
    },
  ],
  postponed: [
    { status: "reporté" },
    {
      ...POSTPONED,
      row: "Reporté, dates à venir 490 €",
      flyer:
        "Reporté, dates à venir | Les nouvelles dates ne sont pas encore là. Pour en parler, appelez le 04 65 71 15 00. | 490 €",
      description: "Reporté, dates à venir. Texte.",
    },
  ],
  "under way": [
    { ...NOW, places: 2 },
    {
      ...BEGUN,
      row: "En cours27 novembre 2026 – 28 novembre 2026, 1 nuit 490 €",
      flyer: "En cours | 27 novembre 2026 – 28 novembre 2026 | 1 nuit | 490 €",
    },
  ],
  "under way, full": [
    { ...NOW, status: "complet", places: 0 },
    {
      ...{ ...BEGUN, ...FULL, offer: "" },
      row: "En cours27 novembre 2026 – 28 novembre 2026, 1 nuit 490 €",
      flyer: "En cours | 27 novembre 2026 – 28 novembre 2026 | 1 nuit | 490 €",
    },
  ],
  "under way, moved": [
    { ...NOW, status: "reporté" },
    {
      ...{ ...BEGUN, ...MOVED },
      row: "En coursReporté au 27 novembre 2026 – 28 novembre 2026, 1 nuit 490 €",
      flyer: "En cours | Reporté au 27 novembre 2026 – 28 novembre 2026 | 1 nuit | 490 €",
      description: "Reporté au 27 novembre 2026 – 28 novembre 2026. Texte.",
    },
  ],
  "cancelled, today": [
    { ...NOW, status: "annulé" },
    {
      ...CANCELLED,
      row: "Annulée27 novembre 2026 – 28 novembre 2026",
      flyer:
        "Annulée | 27 novembre 2026 – 28 novembre 2026 | Cette retraite n’aura pas lieu. Voyez les suivantes.",
    },
  ],
  over: [
    { ...PAST, status: "complet" },
    {
      ...{ ...FULL, ...OVER, search: "EventScheduled" },
      row: "Complet14 mars 2026 – 16 mars 2026, 2 nuits",
      flyer: "CompletCette retraite a eu lieu. | 14 mars 2026 – 16 mars 2026",
    },
  ],
  "over, no last day": [
    { start: "2026-03-14" },
    {
      ...{ ...OPEN, ...OVER },
      row: "14 mars 2026",
      flyer: "Cette retraite a eu lieu. | 14 mars 2026",
    },
  ],
  "over, moved": [
    { ...PAST, status: "reporté" },
    {
      ...{ ...OPEN, ...OVER, ...MOVED },
      row: "Reporté au 14 mars 2026 – 16 mars 2026, 2 nuits",
      flyer: "Reporté au 14 mars 2026 – 16 mars 2026",
      description: "Reporté au 14 mars 2026 – 16 mars 2026. Texte.",
    },
  ],
  "over, moved to a day": [
    { start: "2026-03-14", status: "reporté" },
    {
      ...{ ...OPEN, ...OVER, ...MOVED },
      row: "Reporté au 14 mars 2026",
      flyer: "Reporté au 14 mars 2026",
      description: "Reporté au 14\u00a0mars\u00a02026. Texte.",
    },
  ],
  "over, cancelled": [
    { ...PAST, status: "annulé" },
    {
      ...{ ...CANCELLED, ...OVER },
      row: "Annulée14 mars 2026 – 16 mars 2026",
      flyer: "Annulée | 14 mars 2026 – 16 mars 2026",
    },
  ],
};

test("every state has a row", () => {
  const names = Object.values(STATES).map(([typed]) => retreat(typed).state.name);
  expect([...new Set(names)].sort()).toEqual(Object.keys(WORDS_OF_STATES).sort());
});

test.each(Object.entries(STATES))("a retreat: %s", (_, [typed, expected]) => {
  expect(shownOf(typed)).toEqual(expected);
});

test("the address of a mail that books stands beside its button, to be copied", () => {
  const shown = { ...retreat(AHEAD), images: [] } as Pictured<Retreat>;
  const back = { href: "/calendrier", label: "Calendrier" };
  const mentioned = { partners: [], workshops: [] };
  const { container, rerender } = render(
    <Flyer retreat={shown} others={[]} mentioned={mentioned} when={undefined} back={back} />,
  );
  const beside = () => container.querySelector("h1")?.parentElement?.textContent;
  expect(beside()).toContain("bonjour@chalet-quatre-elements.example");
  const form = { ...shown, inscription: "https://formulaire.example" };
  rerender(<Flyer retreat={form} others={[]} mentioned={mentioned} when={undefined} back={back} />);
  expect(beside()).not.toContain("@");
  expect(screen.getAllByRole("link", { name: /^Réserver/ })[0]).toHaveAttribute("rel", "noopener noreferrer");
});
