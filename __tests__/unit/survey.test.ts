import { surveyPage } from "@/app/apercu/survey-page";
import { byCollection, type CollectionName } from "@/lib/content/collections";
import type { SourceStatus } from "@/lib/content/sources/guarded";
import { troublesOf } from "@/lib/content/survey";

const [earlier, later] = ["2026-11-21T10:00:00.000Z", "2026-11-21T10:00:54.000Z"];
const hearing = (except?: CollectionName) =>
  byCollection((name) => ({ subscribed: name !== except, lastChange: null }));
const open = (status: Partial<SourceStatus>, faults?: string[]) => ({
  status: (): SourceStatus => ({ source: faults ? "embedded" : "firestore-admin", ...status }),
  ...(faults && { faults: async () => faults }),
});

test.each<[string, ReturnType<typeof open>, string[]]>([
  ["all is well", open({ lastSuccess: later, lastFailure: earlier, listening: hearing() }), []],
  [
    "the last read failed",
    open({ lastSuccess: earlier, lastFailure: later, listening: hearing() }),
    ["la source ne répond pas"],
  ],
  [
    "a listener is lost",
    open({ lastSuccess: later, listening: hearing("photos") }),
    ["écoute interrompue : photos"],
  ],
  ["a file is broken", open({ lastSuccess: later }, ["photos.json a disparu"]), ["photos.json a disparu"]],
])("health and the hosts' page tell the same: %s", async (_, source, expected) => {
  const troubles = await troublesOf(source);
  expect(troubles).toEqual(expected);
  const page = surveyPage(undefined, source.status(), troubles, 300);
  const [, note = ""] = /<p class="(?:good|bad)">(.*?)<\/p>/.exec(page) ?? [];
  const said = expected[0] ?? "Le site écoute la base";
  expect(note.toLowerCase()).toContain(said.toLowerCase());
  expect(page.includes('class="good"')).toBe(expected.length === 0);
});
