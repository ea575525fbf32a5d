import type { CollectionName } from "@/lib/content/collections";
import { parseDocument } from "@/lib/content/parse";

/** Every field that is a line of text, and the rest of its document. */
const LINES: [CollectionName, string, string][] = [
  ["photos", "name", "name"],
  ["partners", "title", "title"],
  ["partners", "activity", "activity"],
  ["workshops", "title", "title"],
  ["workshops", "category", "category"],
  ["calendar", "title", "title"],
];

const WHOLE = {
  photos: { name: "Le torrent", img: "/demo/a.jpg" },
  partners: {
    title: "Amandine",
    activity: "Sophrologue",
    content: "<p>Texte</p>",
    workshops: ["Marche lente"],
  },
  workshops: { title: "Marche lente", category: "Bien-être", content: "<p>Texte</p>" },
  calendar: { title: "Neige", dateStart: "2027-01-15", dateEnd: "2027-01-17", description: "Texte" },
  pages: { title: "Le Lieu", intro: "Texte" },
} satisfies Record<CollectionName, Record<string, unknown>>;

function parsed(collection: CollectionName, changes: Record<string, unknown>) {
  const data = { ...WHOLE[collection], ...changes };
  const { document, findings } = parseDocument(collection, { id: "doc-1", data });
  return { document: document as Record<string, unknown> & { id: string }, findings };
}

/** The other fields of the document, as they are without the fault. */
function others(collection: CollectionName, field: string, document: Record<string, unknown>) {
  const whole = parsed(collection, {}).document as Record<string, unknown>;
  const without = (all: Record<string, unknown>) => ({ ...all, [field]: undefined });
  return { expected: without(whole), found: without(document) };
}

describe.each(LINES)("%s.%s", (collection, field, property) => {
  const required = property === "title" || property === "name";

  test("is shown as typed, with single spaces and French typography", () => {
    const { document, findings } = parsed(collection, { [field]: "  L'été \n : enfin ! " });
    expect(document[property]).toBe("L’été\u00a0: enfin\u202f!");
    expect(findings).toEqual([]);
  });

  test.each([
    ["absent", undefined],
    ["null", null],
    ["empty", ""],
    ["blank", " \n\t\u00a0"],
    ["of invisible letters", "\u2060\u00ad\u2800\u3164\u034f\ufe0f"],
    ["a Timestamp", { __instant: "2027-03-14T09:00:00Z" }],
    ["a list", ["a", "b"]],
    ["a map", { fr: "a" }],
    ["true", true],
    ["not a number", Number.NaN],
  ])("is left out if it is %s; a title is replaced by the id", (_, value) => {
    const { document, findings } = parsed(collection, { [field]: value });
    expect(document[property]).toBe(required ? "doc-1" : undefined);
    const { expected, found } = others(collection, property, document);
    expect(found).toEqual(expected);
    const isFault =
      (value !== undefined && value !== null && value !== "") || required || field === "category";
    if (isFault) expect(findings.map((finding) => finding.field)).toContain(field);
  });

  test("is shown as text and reported if it is a number", () => {
    const { document, findings } = parsed(collection, { [field]: 2027 });
    expect(document[property]).toBe("2027");
    expect(findings).toEqual([
      { collection, id: "doc-1", field, problem: "un nombre au lieu d’un texte", shown: "« 2027 »" },
    ]);
  });

  test("is cut and reported at a million characters", () => {
    const { document, findings } = parsed(collection, { [field]: "é".repeat(1_000_000) });
    expect((document[property] as string).length).toBeLessThanOrEqual(1001);
    expect(findings[0]).toMatchObject({ field, problem: "texte trop long (1000000 caractères)" });
  });

  test("is complete at several hundred letters", () => {
    const long = "mot ".repeat(104).trim();
    const { document, findings } = parsed(collection, { [field]: long });
    expect(document).toMatchObject({ [property]: long });
    // A category is also the name of a file (its page), which has its own limit.
    expect(findings.filter(({ problem }) => problem !== "catégorie trop longue")).toEqual([]);
  });

  test("is not cut inside a character, and has no lone surrogates", () => {
    for (const text of [`a${"🏔".repeat(1400)}`, "🏔".repeat(1400), "a\u0000\u001b\ud800b"]) {
      const value = parsed(collection, { [field]: text }).document[property] as string;
      expect(value.isWellFormed()).toBe(true);
      expect(value).not.toMatch(/\p{Cc}/u);
      expect(value).not.toContain(" …");
    }
  });
});

describe("a retreat's description", () => {
  const description = (value: unknown) => parsed("calendar", { description: value });

  test("keeps its line breaks, however they were typed", () => {
    for (const text of ["un\n\ndeux", "un\r\n\r\ndeux", "un\r\rdeux", "un\\n\\ndeux"])
      expect(description(text).document.description).toBe("un\n\ndeux");
  });

  test("of HTML becomes text and is reported", () => {
    const { document, findings } = description(
      "<p>Un <strong>lieu</strong> &amp; un feu.<br>Deux</p><ul><li>a</li><li>b</li></ul><a href='https://exemple.fr/x'>ici</a>",
    );
    expect(document.description).toBe("Un lieu & un feu.\nDeux\n\n• a\n\n• b\n\nici (https://exemple.fr/x)");
    expect(findings).toMatchObject([
      {
        field: "description",
        problem: "balises HTML dans un texte simple",
        shown: "le texte, sans ses balises",
      },
    ]);
    expect(description("2 < 3 et 4 > 1 <3").findings).toEqual([]);
  });

  test("keeps its addresses unchanged", () => {
    const text = "Voir https://exemple.fr/a:b;c?d!e";
    expect(description(text).document.description).toBe(text);
  });

  test.each([[undefined], [null], [""], [["a"]], [true], [{ __instant: "2027-03-14T09:00:00Z" }]])(
    "is empty if it is %p",
    (value) => {
      expect(description(value).document.description).toBe("");
    },
  );

  test("is cut at 100,000 characters, and reported", () => {
    const { document, findings } = description("mot ".repeat(262_144));
    expect((document.description as string).length).toBeLessThanOrEqual(100_001);
    expect(document).toMatchObject({ title: "Neige", start: "2027-01-15", end: "2027-01-17" });
    expect(findings).toMatchObject([{ field: "description", shown: "les 100000 premiers caractères" }]);
  });
});

describe.each(["partners", "workshops"] as const)("%s.content", (collection) => {
  const content = (value: unknown) => parsed(collection, { content: value });

  test("loses hostile parts, which are reported", () => {
    const { document, findings } = content("<h3>Titre</h3><script>alert(1)</script><p onclick=x>Texte</p>");
    expect(document.content).toBe('<h3 id="titre" data-hash="titre">Titre</h3><p>Texte</p>');
    const problem = "contenu non autorisé (<script>, onclick)";
    expect(findings).toMatchObject([{ field: "content", problem, shown: "le texte sans ce contenu" }]);
  });

  test("is closed and reported if it is broken", () => {
    const { document, findings } = content("<p>Un <b>mot</p><blockquote>cité");
    expect(document.content).toBe("<p>Un <strong>mot</strong></p><blockquote>cité</blockquote>");
    expect(findings).toMatchObject([{ field: "content", problem: "balises HTML mal fermées" }]);
  });

  test.each([[undefined], [null], ["  "], [["<p>a</p>"]], [false], [{ __instant: "x" }]])(
    "is empty if it is %p, and the rest stays",
    (value) => {
      const { document } = content(value);
      expect(document.content).toBe("");
      expect(document.title).toBe(WHOLE[collection].title);
    },
  );

  test("is shown if it is a number", () => {
    expect(content(42).document.content).toBe("42");
  });

  test("of a hostile megabyte is read in seconds", () => {
    const before = performance.now();
    for (const piece of ["<p>mot ", "<", "<b>", "&", "<h2>a", "<!--", '<a href="', "<svg>", " "]) {
      const { document } = content(`a${piece.repeat(1_048_576 / piece.length)}`);
      expect(document.title).toBe(WHOLE[collection].title);
    }
    expect(performance.now() - before).toBeLessThan(100_000);
  });

  test("is reported in one short line, however many faults it has", () => {
    const tags = Array.from({ length: 3000 }, (_, i) => `<x${i}\n>`).join("");
    const [finding] = content(`${tags}<${"y".repeat(5000)}>`).findings;
    expect(finding?.problem.length).toBeLessThan(500);
    expect(finding?.problem).not.toMatch(/[\r\n]/);
  });
});
