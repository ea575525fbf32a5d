import fc from "fast-check";
import {
  dayInParis,
  formatDay,
  isDay,
  secondsUntilMidnightInParis,
  shiftDay,
  splitByToday,
} from "@/lib/dates";
import { linkify } from "@/lib/text/links";
import { excerpt, slug } from "@/lib/text/strings";
import { french } from "@/lib/text/typography";
import { tries } from "@/testing/tries";

/** Any text, often with the patterns that the code looks for. */
const pieces = fc.constantFrom(
  ..."https:// http:// www. exemple.fr +33 a@b.fr // @ : javascript: . … ... « » ’ '".split(" "),
  ..."( ) [ ] < > ! ? ; , a É / # ?a=b&c 🏔️ - _ % \\".split(" "),
  ...["06 12 34 56 78", "e\u0301", " ", "\u00a0", "\u202f", "\n", "\r", "\t", "\u0000", "\ud800"],
);
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc
    .array(
      fc.oneof({ weight: 4, arbitrary: pieces }, { weight: 1, arbitrary: fc.string({ maxLength: 4 }) }),
      { maxLength: 30 },
    )
    .map((parts) => parts.join("")),
);
const always = (property: fc.IRawProperty<unknown>) => fc.assert(property, tries(1000));
const day = fc
  .date({ min: new Date("0002-01-01"), max: new Date("9998-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("slug of any input", () => {
  test("has only lower-case letters, digits and hyphens", () => {
    always(
      fc.property(text, (typed) => {
        expect(slug(typed)).toMatch(/^[\p{L}\p{N}-]*$/u);
        expect(slug(typed).toLowerCase()).toBe(slug(typed));
      }),
    );
  });

  test("is unchanged by slug", () => {
    always(fc.property(text, (typed) => expect(slug(slug(typed))).toBe(slug(typed))));
  });

  test("does not depend on the Unicode form of accents", () => {
    always(
      fc.property(text, (typed) => expect(slug(typed.normalize("NFD"))).toBe(slug(typed.normalize("NFC")))),
    );
  });
});

describe("linkify of any input", () => {
  test("keeps every character", () => {
    always(
      fc.property(text, (typed) =>
        expect(
          linkify(typed)
            .map((part) => part.text)
            .join(""),
        ).toBe(typed),
      ),
    );
  });

  test("does not split its parts again", () => {
    always(
      fc.property(text, (typed) => {
        for (const part of linkify(typed))
          if (part.href === undefined) expect(linkify(part.text)).toEqual([part]);
      }),
    );
  });

  test("links only to addresses without a user name, with the host visible", () => {
    always(
      fc.property(text, (typed) => {
        for (const { text: shown, href } of linkify(typed)) {
          if (href === undefined) continue;
          const url = new URL(href);
          if (url.protocol === "mailto:") expect(href).toBe(`mailto:${shown}`);
          if (url.protocol === "tel:") expect(href).toMatch(/^tel:\+33[1-9]\d{8}$/);
          if (/^(mailto|tel):$/.test(url.protocol)) continue;
          expect(url.protocol).toMatch(/^https?:$/);
          expect(url.username + url.password).toBe("");
          expect([shown, `https://${shown}`]).toContain(href);
          expect(shown).toMatch(/^(https?:\/\/|www\.|[a-z0-9])\S*[^\s.,;:!?…»”’]$/i);
        }
      }),
    );
  });

  test("has no empty parts", () => {
    always(fc.property(text, (typed) => expect(linkify(typed).every((part) => part.text !== "")).toBe(true)));
  });
});

describe("typography and excerpts of any input", () => {
  test("are unchanged when applied twice", () => {
    always(fc.property(text, (typed) => expect(french(french(typed))).toBe(french(typed))));
  });

  test("keep all words and lines", () => {
    const bare = (shown: string) =>
      shown
        .replace(/…/g, "...")
        .replace(/’/g, "'")
        .replace(/[ \t\u00a0\u202f]/g, "");
    always(fc.property(text, (typed) => expect(bare(french(typed))).toBe(bare(typed))));
  });

  test("are one line within the limit, and the start of the text", () => {
    always(
      fc.property(text, fc.integer({ min: 2, max: 40 }), (typed, limit) => {
        const short = excerpt(typed, limit);
        expect(short.length).toBeLessThanOrEqual(limit);
        expect(short).not.toMatch(/[\r\n]/);
        expect(
          typed
            .replace(/[^\S\u00a0\u202f]+/g, " ")
            .trim()
            .startsWith(short.replace(/…$/, "")),
        ).toBe(true);
      }),
    );
  });
});

describe("days of any input", () => {
  test("in Paris are within a day of UTC, and can be formatted", () => {
    always(
      fc.property(
        fc.date({ min: new Date("1000-01-02"), max: new Date("9998-12-31"), noInvalidDate: true }),
        (instant) => {
          const shown = dayInParis(instant);
          expect(isDay(shown)).toBe(true);
          expect(formatDay(shown)).toMatch(/^(1er|[2-9]|[12]\d|3[01])\u00a0[a-zéû]+\u00a0\d{4}$/);
          expect(Math.abs(Date.parse(shown) - instant.getTime())).toBeLessThan(27 * 3600_000);
        },
      ),
    );
  });

  test("are the same when shifted there and back", () => {
    always(
      fc.property(day, fc.integer({ min: 1, max: 200 }), (from, weeks) => {
        const to = shiftDay(from, weeks * 7);
        fc.pre(isDay(to));
        expect(to > from).toBe(true);
        expect(shiftDay(to, -weeks * 7)).toBe(from);
        expect(new Date(to).getUTCDay()).toBe(new Date(from).getUTCDay());
      }),
    );
  });

  test("end as secondsUntilMidnightInParis computes", () => {
    const from2000 = fc.date({
      min: new Date("2000-01-01"),
      max: new Date("2099-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(from2000, (now) => {
        const end = now.getTime() + secondsUntilMidnightInParis(now) * 1000;
        expect(dayInParis(new Date(end))).not.toBe(dayInParis(now));
        expect(dayInParis(new Date(Math.max(now.getTime(), end - 2000)))).toBe(dayInParis(now));
      }),
      tries(300),
    );
  });

  test("split a calendar without lost or repeated entries", () => {
    const entry = fc.record({
      start: fc.option(day, { nil: undefined }),
      end: fc.option(day, { nil: undefined }),
    });
    always(
      fc.property(fc.array(entry), day, (entries, today) => {
        const { ahead, past } = splitByToday(entries, today);
        const all = [...ahead, ...past];
        expect(all).toHaveLength(entries.length);
        expect(new Set(all)).toEqual(new Set(entries));
      }),
    );
  });
});
