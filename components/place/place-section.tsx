import { Frame } from "@/components/pictures/plain-image";
import { RichText } from "@/components/text/rich-text";
import { type Section, withoutFirstPicture } from "@/lib/article/parts";
import type { PageWords } from "@/lib/content/texts";
import { SLOTS } from "@/lib/pictures/slots";
import { Cutaway } from "./cutaway";
import { chaletLight } from "./light-font";
import styles from "./place-section.module.css";
import { roomComponents, roomNames } from "./rooms";

type Props = {
  section: Section;
  /** The house that stands above the rooms of this section. */
  house?: PageWords["house"];
};

/** A section of the text: rooms with their pictures, directions beside a map, or words alone. */
export function PlaceSection({ section: { heading, body }, house }: Props) {
  const title = <RichText article={heading} />;
  if (house || roomNames(body).length > 0)
    return (
      <section className={`section ${styles.section} ${styles.rooms} ${chaletLight.variable}`}>
        {house ? (
          <Cutaway house={house} article={body}>
            {title}
          </Cutaway>
        ) : (
          title
        )}
        <RichText article={body} components={roomComponents(Boolean(house))} />
      </section>
    );
  const { picture: map, remainingArticle } = withoutFirstPicture(body);
  if (map)
    return (
      <section className={`section ${styles.section}`}>
        {title}
        <div className={`split media-first ${styles.directions}`}>
          <div className="media">
            <div className={`stays ${styles.map}`}>
              <Frame {...map} sizes={SLOTS.half} />
            </div>
          </div>
          <RichText article={remainingArticle} components={roomComponents()} />
        </div>
      </section>
    );
  return (
    <section className={`section ${styles.section} ${styles.text}`}>
      {title}
      <RichText article={body} components={roomComponents()} />
    </section>
  );
}
