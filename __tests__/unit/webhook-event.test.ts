import { COLLECTION_NAMES } from "@/lib/content/collections";
import { eventOfWebhook } from "@/lib/publishing/events";

test("a webhook names a document or a whole collection", () => {
  expect(eventOfWebhook({ collection: "partners", id: "camille" })).toEqual({
    kind: "documents",
    collection: "partners",
    added: [],
    modified: ["camille"],
    removed: [],
  });
  expect(eventOfWebhook({ collection: "photos" })).toEqual({ kind: "collection", collection: "photos" });
});

test.each([
  ["Corps JSON attendu.", undefined],
  ["Corps JSON attendu.", "partners"],
  [`« collection » doit être l’une de : ${COLLECTION_NAMES.join(", ")}`, { collection: "hotes" }],
  ["« id » doit être un texte", { collection: "partners", id: 7 }],
  ["« id » ne peut pas être l’identifiant d’un document", { collection: "partners", id: "a/b" }],
])("a webhook is refused: %s", (error, body) => {
  expect(eventOfWebhook(body)).toEqual({ error });
});
