import fc from "fast-check";
import { dayInParis, formatDay, isDay, secondsUntilMidnightInParis } from "@/lib/dates";
import { linkify } from "@/lib/text/links";
import { excerpt, slug } from "@/lib/text/strings";
import { french } from "@/lib/text/typography";
import { propertyRuns } from "@/testing/tries";

/** Any text, often with the patterns that the code looks for. */
const pieces = fc.constantFrom(
  ..."https:// http:// www. exemple.fr +33 a@b.fr // @ : javascript: . … ... « » ’ '".split(" "),
  ..."( ) [ ] < > ! ? ; , a É / # ?a=b&c 🏔️ - _ % \\".split(" "),
  ...["06 12 34 56 78", "e\u0301", " ", "\u00a0", "\u202f", "\n", "\r", "\t", "\u0000", "\ud800"],
);
const some = fc.oneof(
  { weight: 4, arbitrary: pieces },
  { weight: 1, arbitrary: fc.string({ maxLength: 4 }) },
);
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.array(some, { maxLength: 30 }).map((parts) => parts.join("")),
);
const always = (property: fc.IRawProperty<unknown>) => fc.assert(property, propertyRuns(200));
const ofAny = (check: (typed: string) => void) => always(fc.property(text, check));

describe("slug of any input", () => {
  test("has only lower-case letters, digits and hyphens, and is unchanged by slug", () => {
    ofAny((typed) => {
      const found = slug(typed);
      expect(found).toMatch(/^[\p{L}\p{N}-]*$/u);
      expect(found.toLowerCase()).toBe(found);
      expect(slug(found)).toBe(found);
    });
  });

  test("does not depend on the Unicode form of accents", () => {
    ofAny((typed) => expect(slug(typed.normalize("NFD"))).toBe(slug(typed.normalize("NFC"))));
  });
});

describe("linkify of any input", () => {
  test("keeps every character, has no empty parts, and does not split its parts again", () => {
    ofAny((typed) => {
      const parts = linkify(typed);
      expect(parts.map((part) => part.text).join("")).toBe(typed);
      for (const part of parts) {
        expect(part.text).not.toBe("");
        if (part.href === undefined) expect(linkify(part.text)).toEqual([part]);
      }
    });
  });

  test("links only to addresses without a user name, with the host visible", () => {
    ofAny((typed) => {
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
    });
  });
});

describe("typography and excerpts of any input", () => {
  test("are unchanged when applied twice, and keep all words and lines", () => {
    const bare = (shown: string) =>
      shown
        .replace(/…/g, "...")
        .replace(/’/g, "'")
        .replace(/[ \t\u00a0\u202f]/g, "");
    ofAny((typed) => {
      const shown = french(typed);
      expect(french(shown)).toBe(shown);
      expect(bare(shown)).toBe(bare(typed));
    });
  });

  test("are one line within the limit, and the start of the text", () => {
    always(
      fc.property(text, fc.integer({ min: 2, max: 40 }), (typed, limit) => {
        const short = excerpt(typed, limit);
        expect(short.length).toBeLessThanOrEqual(limit);
        expect(short).not.toMatch(/[\r\n]/);
        const line = typed.replace(/[^\S\u00a0\u202f]+/g, " ").trim();
        expect(line.startsWith(short.replace(/…$/, ""))).toBe(true);
      }),
    );
  });
});

const between = (min: string, max: string) =>
  fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true });

describe("days of any input", () => {
  test("in Paris are within a day of UTC, and can be formatted", () => {
    always(
      fc.property(between("1000-01-02", "9998-12-31"), (instant) => {
        const shown = dayInParis(instant);
        expect(isDay(shown)).toBe(true);
        expect(formatDay(shown)).toMatch(/^(1er|[2-9]|[12]\d|3[01])\u00a0[a-zéû]+\u00a0\d{4}$/);
        expect(Math.abs(Date.parse(shown) - instant.getTime())).toBeLessThan(27 * 3600_000);
      }),
    );
  });

  test("end as secondsUntilMidnightInParis computes", () => {
    always(
      fc.property(between("2000-01-01", "2099-12-31"), (now) => {
        const end = now.getTime() + secondsUntilMidnightInParis(now) * 1000;
        expect(dayInParis(new Date(end))).not.toBe(dayInParis(now));
        expect(dayInParis(new Date(Math.max(now.getTime(), end - 2000)))).toBe(dayInParis(now));
      }),
    );
  });
});
