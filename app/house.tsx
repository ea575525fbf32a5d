import { PageStatus } from "@/components/page-status/page-status";
import { textsOf } from "@/lib/content/texts";
import { load } from "@/lib/load";
import { PAGES } from "@/lib/routes";
import { roomsOf } from "@/lib/text/rooms";
import { sectionsOf } from "@/lib/text/sections";
import { Prints } from "./prints";

const SHOWN = 3;

/**
 * What it looks like inside, in three prints: the first rooms that the page of the place shows a picture of, under
 * the heading that they stand under there. Nothing where it has fewer.
 */
export async function House() {
  const texts = await load(textsOf("le-lieu"));
  if (texts.state !== "loaded") return <PageStatus status="500" />;
  const sections = sectionsOf(texts.value.content).map((section) => ({
    ...section,
    rooms: roomsOf(section.body),
  }));
  const house = sections.find(({ rooms }) => rooms.length >= SHOWN);
  if (!house) return null;
  const { id, title = texts.value.title, rooms } = house;
  return (
    <Prints
      id="titre_maison"
      title={title}
      href={`${PAGES["le-lieu"].path}${id ? `#${id}` : ""}`}
      shape="room"
      prints={rooms.slice(0, SHOWN)}
    />
  );
}
