import fc from "fast-check";
import { parseDocument } from "@/lib/content/parse";
import { formatMoment, type Moment } from "@/lib/dates";
import type { Price } from "@/lib/text/price";
import { propertyRuns } from "@/testing/tries";

// The typed text of a day, price, state or number of places is data, or is shown as typed (4.4, 4.10).

const two = (number: number) => String(number).padStart(2, "0");
const oneOf = <T>(...values: T[]) => fc.constantFrom(...values);

const workshop = (fields: object) => {
  const data = { title: "A", category: "Coaching", ...fields };
  const { document, findings } = parseDocument("workshops", { id: "a", data });
  return { ...(document as { dates?: Moment[]; dateWords?: string[]; price?: Price }), findings };
};
/** The numbers of a text by their value, without zeros. */
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number).filter(Boolean);
const bare = (text: string) => text.replace(/[\s’'…]|\.{3}|\p{Cf}|\p{Cc}/gu, "");

const MONTHS = "janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre".split(
  ",",
);
const WEEKDAYS = "dimanche,lundi,mardi,mercredi,jeudi,vendredi,samedi".split(",");

/** A day in each of its spellings. */
const day = fc
  .date({ min: new Date("1950-01-01"), max: new Date("2199-12-30"), noInvalidDate: true })
  .chain((date) => {
    const iso = date.toISOString().slice(0, 10);
    const [year = "", month = "", number = ""] = iso.split("-");
    const [plain, name] = [Number(number), MONTHS[Number(month) - 1] ?? ""];
    const words = `${plain === 1 ? "1er" : plain} ${name} ${year}`;
    const typed = [iso, `${number}/${month}/${year}`, `${plain}/${Number(month)}/${year}`, words];
    const others = [words.toUpperCase(), words.normalize("NFD"), `${WEEKDAYS[date.getUTCDay()]} ${words}`];
    return fc.record({ iso: fc.constant(iso), typed: oneOf(...typed, ...others) });
  });
const time = fc
  .record({ hour: fc.nat(23), minute: fc.oneof(oneOf(0, 30), fc.nat(59)) })
  .chain(({ hour, minute }) =>
    fc.record({
      value: fc.constant(`${two(hour)}:${two(minute)}`),
      typed: oneOf(`${hour}:${two(minute)}`, `${hour}h${two(minute)}`, `${hour}\u202fh\u202f${two(minute)}`),
    }),
  );

const check = (property: fc.IRawProperty<unknown>) => fc.assert(property, propertyRuns(300));

test("a day with a time or two, in each spelling, is data, and reads again as it is shown", () => {
  const joint = oneOf(" ", ", ", " à ", " de ");
  check(
    fc.property(day, time, time, joint, oneOf("", "-", " – ", " à "), (on, from, to, by, dash) => {
      const { dates, findings } = workshop({
        dates: [on.typed + by + from.typed + (dash && dash + to.typed)],
      });
      if (dash && to.value <= from.value)
        return expect(findings).toMatchObject([{ field: "dates", isNotice: true }]);
      expect({ dates, findings }).toEqual({
        dates: [{ day: on.iso, time: from.value, ...(dash && { until: to.value }) }],
        findings: [],
      });
      expect(workshop({ dates: dates?.map(formatMoment) })).toMatchObject({ dates, findings: [] });
    }),
  );
});

test("anything typed behind a day is data with these numbers, or stands as typed and is named", () => {
  const piece = fc.oneof(
    oneOf(..."- – : h H . , / + à de et ou au t T z min heures du matin midi pm 2027-02-07".split(" ")),
    fc.nat(60).map(String),
    fc.nat(60).map(two),
    oneOf(" ", "\u00a0", "\n", "\u200e"),
  );
  check(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const typed = `2027-02-06${pieces.join("")}`;
      const { dates = [], dateWords = [], findings } = workshop({ dates: [typed] });
      if (dates.length === 0) {
        expect(findings).toMatchObject([{ field: "dates", isNotice: true }]);
        return expect(dateWords.map(bare)).toEqual([bare(typed)]);
      }
      const shown = dates.map(({ day, time, until }) => [day, time, until].join(" ")).join(" ");
      expect(numbersIn(shown).sort()).toEqual(numbersIn(typed).sort());
    }),
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

test("any text with a number is an amount of these digits and nothing beside it, or stands as typed and is named", () => {
  const piece = fc.oneof(
    oneOf(..."€ euros dès - – / . , ' ( ) x % + jours : personne par séance TTC".split(" "), " ", "\u00a0"),
    fc.nat(1500).map(String),
    fc.nat(9).map(two),
  );
  check(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const typed = pieces.join("").trim();
      const { price, findings } = workshop({ price: typed });
      if (price?.euros === undefined) {
        expect(findings.length > 0).toBe(/\d/.test(typed));
        return expect(bare(price?.text ?? "")).toBe(bare(typed));
      }
      const [, whole = "", cents = ""] =
        /^(.*?)(?:[.,](\d{1,2}))?(?:\s*(?:€|euros).*)?$/s.exec(typed.trim()) ?? [];
      expect(price.euros).toBe(Number(`${whole.replace(/\D/g, "")}.${cents}`));
    }),
  );
});
