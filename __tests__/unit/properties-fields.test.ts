import fc from "fast-check";
import { parseDocument } from "@/lib/content/parse";
import { formatMoment, type Moment } from "@/lib/dates";
import type { Price } from "@/lib/text/price";
import { tries } from "@/testing/tries";

// A reader of the shown text reads what the host typed, or a finding names the difference (requirements 4.4, 4.10).

const two = (number: number) => String(number).padStart(2, "0");
const oneOf = <T>(...values: T[]) => fc.constantFrom(...values);

const workshop = (fields: object) => {
  const data = { title: "A", category: "Coaching", ...fields };
  const { document, findings } = parseDocument("workshops", { id: "a", data });
  return { ...(document as { dates?: Moment[]; price?: Price }), findings };
};
/** The numbers of a text by their value, without zeros. */
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number).filter(Boolean);

const MONTHS = "janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre".split(
  ",",
);
const WEEKDAYS = "dimanche,lundi,mardi,mercredi,jeudi,vendredi,samedi".split(",");

/** A day as people write it; its weekday where one is typed is the right one. */
const day = fc
  .date({ min: new Date("1950-01-01"), max: new Date("2199-12-30"), noInvalidDate: true })
  .chain((date) => {
    const iso = date.toISOString().slice(0, 10);
    const [year = "", month = "", number = ""] = iso.split("-");
    const [plain, name] = [Number(number), MONTHS[Number(month) - 1] ?? ""];
    const words = `${plain === 1 ? "1er" : plain} ${name} ${year}`;
    const weekday = WEEKDAYS[date.getUTCDay()] ?? "";
    return fc.record({
      iso: fc.constant(iso),
      typed: oneOf(
        ...[
          iso,
          `${number}/${month}/${year}`,
          `${plain}/${Number(month)}/${year}`,
          `${year}.${month}.${number}`,
        ],
        ...[`${number} / ${month} / ${year}`, `\u200e${iso}\u200e`, iso.replaceAll("-", "\u2011")],
        ...[words, words.toUpperCase(), words.normalize("NFD"), words.replaceAll(" ", "\u00a0")],
        ...[
          `${weekday} ${words}`,
          `le ${weekday.slice(0, 3)}. ${words}`,
          `${weekday}, ${number}/${month}/${year}`,
        ],
      ),
    });
  });

/** A time as people write it; a full hour may stand bare beside another time. */
const time = fc
  .record({ hour: fc.nat(23), minute: fc.oneof(oneOf(0, 30), fc.nat(59)) })
  .chain(({ hour, minute }) => {
    const full = [`${hour}:${two(minute)}`, `${two(hour)}:${two(minute)}`, `${hour}h${two(minute)}`];
    const words = [
      `${hour} h ${two(minute)}`,
      `${hour}\u202fH\u202f${two(minute)}`,
      `${hour} heures ${two(minute)}`,
    ];
    const short = minute === 0 ? [`${hour}h`, `${hour} h`, `${hour} heures`] : [];
    return fc.record({
      value: fc.constant(`${two(hour)}:${two(minute)}`),
      typed: oneOf(...full, ...words, ...short),
      bare: fc.constant(minute === 0 ? String(hour) : undefined),
    });
  });
const between = oneOf("-", " - ", "–", " – ", " à ");

/** Whether clocks in Paris show this time on this day. */
const exists = (iso: string, clock: string) =>
  [1, 2].some((ahead) => {
    const instant = new Date(Date.parse(`${iso}T${clock}Z`) - ahead * 3600_000);
    return instant.toLocaleString("sv-SE", { timeZone: "Europe/Paris" }).startsWith(`${iso} ${clock}`);
  });

const check = (property: fc.IRawProperty<unknown>) => fc.assert(property, tries(300));

test("a day with a time, in any spelling, is shown as it was typed; an hour that does not exist is named", () => {
  check(
    fc.property(day, time, oneOf(" ", ", ", " à ", ", à ", " : "), (on, at, joint) => {
      const { dates = [], findings } = workshop({ dates: [on.typed + joint + at.typed] });
      const isSure = exists(on.iso, at.value) && at.value !== "00:00";
      expect(findings.map(({ field }) => field)).toEqual(isSure ? [] : ["dates"]);
      if (isSure) expect(dates).toEqual([{ day: on.iso, time: at.value }]);
      expect(workshop({ dates: dates.map(formatMoment) })).toMatchObject({ dates, findings: [] });
    }),
  );
});

test("a range of times, in any spelling, is a start and an end; one that ends before it starts is named", () => {
  const range = fc.record({
    from: time,
    to: time,
    dash: between,
    isBare: fc.boolean(),
    joint: oneOf(" ", ", ", " de "),
  });
  check(
    fc.property(day, range, (on, { from, to, dash, isBare, joint }) => {
      const end = (isBare && to.bare) || to.typed;
      const { dates = [], findings } = workshop({ dates: [on.typed + joint + from.typed + dash + end] });
      const isSure = exists(on.iso, from.value) && exists(on.iso, to.value) && from.value < to.value;
      expect(findings.map(({ field }) => field)).toEqual(isSure ? [] : ["dates"]);
      if (isSure) expect(dates).toEqual([{ day: on.iso, time: from.value, until: to.value }]);
      else expect(dates).toMatchObject([{ day: on.iso }]);
      expect(workshop({ dates: dates.map(formatMoment) })).toMatchObject({ dates, findings: [] });
    }),
  );
});

test("of anything typed behind a day every number is shown, or it is named", () => {
  const piece = fc.oneof(
    oneOf(..."- – : h H . , / + à de et ou au t T z min heures du matin midi pm 2027-02-07".split(" ")),
    fc.nat(60).map(String),
    fc.nat(60).map(two),
    oneOf(" ", "\u00a0", "\n", "\u200e"),
  );
  check(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const typed = `2027-02-06${pieces.join("")}`;
      fc.pre(!/T\d\d:\d\d.*[z+]/i.test(typed));
      const { dates = [], findings } = workshop({ dates: [typed] });
      if (findings.length > 0) return;
      const shown = dates.map(({ day, time, until }) => [day, time, until].join(" ")).join(" ");
      expect(numbersIn(shown).sort()).toEqual(numbersIn(typed).sort());
    }),
  );
});

test("the day of a retreat is shown as it was typed, in any spelling; an hour with it is named", () => {
  check(
    fc.property(day, fc.option(time, { nil: undefined }), (on, at) => {
      const data = { title: "A", dateStart: on.typed + (at ? ` ${at.typed}` : ""), dateEnd: on.iso };
      const { document, findings } = parseDocument("calendar", { id: "a", data });
      expect(document).toMatchObject({ start: on.iso, end: on.iso });
      const isHour = at && at.value !== "00:00";
      expect(findings.map(({ field, isNotice }) => [field, isNotice])).toEqual(
        isHour ? [["dateStart", true]] : [],
      );
    }),
  );
});

/** An amount as people write it. */
const amount = fc
  .record({ units: fc.nat(99_999), cents: fc.option(fc.nat(99)) })
  .chain(({ units, cents }) => {
    const end = cents === null ? oneOf("") : oneOf(`,${two(cents)}`, `.${two(cents)}`);
    const grouped = (sign: string) => String(units).replace(/\B(?=\d{3}$)/, sign);
    return fc.record({
      euros: fc.constant(Number(`${units}.${two(cents ?? 0)}`)),
      typed: fc
        .tuple(oneOf("", " ", "\u00a0", "\u202f", ".", "'", "’"), end)
        .map(([sign, decimals]) => grouped(sign) + decimals),
    });
  });
const digits = (text: string) => text.replace(/\D/g, "");

test("a price, in any spelling, is the amount that was typed, and its words stay", () => {
  const before = oneOf("", "dès ", "à partir de ", "Dès ");
  const after = oneOf("", " par personne", ", repas compris", "/h", " la séance, 3 fois");
  check(
    fc.property(
      amount,
      before,
      oneOf("€", " €", " euros", "\u00a0EUR"),
      after,
      (one, start, currency, end) => {
        const typed = `${start}${one.typed}${currency}${end}`;
        const { price, findings } = workshop({ price: typed });
        expect({ euros: price?.euros, findings }).toEqual({ euros: one.euros, findings: [] });
        expect(price?.text.replace(/[\s'’]/g, "")).toBe(typed.replace(/[\s'’]/g, ""));
        const { price: alone } = workshop({ price: one.typed });
        expect(alone?.euros).toBe(one.euros);
        const again = workshop({ price: alone?.text });
        expect({ euros: again.price?.euros, findings: again.findings }).toEqual({
          euros: one.euros,
          findings: [],
        });
      },
    ),
  );
});

test("a number is the price that is shown, to the cent, or it is named", () => {
  check(
    fc.property(
      fc.oneof(
        fc.double({ noNaN: true }),
        fc.nat(1e6).map((cents) => cents / 100),
      ),
      (typed) => {
        const { price, findings } = workshop({ price: typed });
        if (findings.length === 0)
          expect(Number(price?.text.replace(/[\s€]/g, "").replace(",", "."))).toBe(typed || 0);
        else expect(findings).toMatchObject([{ field: "price" }]);
      },
    ),
  );
});

test("of any text with an amount every digit is shown, and what is no amount is named", () => {
  const piece = fc.oneof(
    oneOf(..."€ euros eur dès - – / . , ' ( ) x % + jours : personne".split(" "), " ", "\u00a0"),
    fc.nat(1500).map(String),
    fc.nat(9).map((number) => two(number)),
  );
  check(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const typed = pieces.join("");
      const { price, findings } = workshop({ price: typed });
      if (price?.euros === undefined) return expect(findings.length > 0 || digits(typed) === "").toBe(true);
      // A number alone gets its currency: « 012,5 » is « 12,50 € ».
      const isAlone = !/[a-zè€]/i.test(typed);
      if (!isAlone) expect(digits(price.text)).toBe(digits(typed));
      const [first = ""] = /\d[\d\s.,'’]*/.exec(typed) ?? [];
      expect(digits(price.euros.toFixed(2))).toContain(digits(first).replace(/^0+/, ""));
    }),
  );
});
