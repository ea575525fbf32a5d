import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { PageHead } from "@/components/layout/page-head";
import { Facts } from "@/components/text/facts";
import { LinkedText } from "@/components/text/linked-text";
import { NamedLinks } from "@/components/text/named-links";
import { RichText } from "@/components/text/rich-text";
import { Badge } from "@/components/ui/badge";
import { QrCode } from "@/components/ui/qr-code";
import { WORDS } from "@/content/shipped/words";
import { absoluteAddress, site } from "@/lib/config/site";
import type { Retreat } from "@/lib/content";
import type { Pictured } from "@/lib/content/pictured";
import type { RetreatState, StateName } from "@/lib/content/retreat-state";
import { filledText } from "@/lib/content/shipped";
import { seasonIn, stayLength } from "@/lib/dates";
import type { ShownRetreat } from "@/lib/lists/retreats";
import { type LabelledLink, pathTo } from "@/lib/routes";
import { bookingOf } from "@/lib/site/booking";
import styles from "./flyer.module.css";
import { FlyerActions, MainActions, RetreatBar } from "./flyer-actions";
import { PosterColumn, postersOf } from "./flyer-posters";
import { RetreatDates, StateBadge, showsPrice, stateLabel } from "./retreat-facts";
import { RetreatRow } from "./retreat-row";
import { Voices } from "./voices";

type RetreatProps = { retreat: Pictured<Retreat> };
type Props = RetreatProps & {
  /** Others, for visitors who are not free on these dates. */
  others: readonly ShownRetreat[];
  mentioned: ComponentProps<typeof NamedLinks>;
  when: string | undefined;
  back: LabelledLink;
};

export function Flyer({ retreat, others, mentioned, when, back }: Props) {
  const { id, title, start, description, program, voices = [], state } = retreat;
  const posters = postersOf(retreat);
  const isLandscape = posters[0] && posters[0].height < 1.3 * posters[0].width;
  const split = clsx("split media-first", styles.split, isLandscape && styles.wide);
  return (
    <article className={`wrap season ${styles.flyer}`} data-season={start && seasonIn(start)}>
      <div className={split} data-cancelled={state.name === "cancelled" || undefined}>
        <div>
          <PageHead title={title} back={back} narrow>
            <KeyFacts retreat={retreat} />
          </PageHead>
        </div>
        <PosterColumn posters={posters} retreat={retreat} />
        <div className={styles.words}>
          {program ? <RichText article={program} lead /> : description && <LinkedText text={description} />}
          <NamedLinks {...mentioned} />
          <FlyerActions retreat={retreat} />
          <QrCode address={absoluteAddress(pathTo.retreat(id))} />
        </div>
      </div>
      {state.phase === "over" && <Voices voices={voices} />}
      {others.length > 0 && (
        <section className="section screen-only" aria-labelledby="titre_autres">
          <h2 id="titre_autres">{othersHeading(state)}</h2>
          <ul className="rows">
            {others.map((other) => (
              <li key={other.id}>
                <RetreatRow retreat={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {state.phase !== "over" && <RetreatBar retreat={retreat} when={when} />}
    </article>
  );
}

/**
 * The note and the heading of other retreats in each state, and whether a retreat that is over took place: of
 * a moved one nobody knows, because its dates may be the old ones.
 */
const NOTES_OF_STATES: Record<
  StateName,
  { note?: "full" | "cancelled" | "postponed"; others: string; isUnprinted: boolean; tookPlace: boolean }
> = {
  planned: { others: WORDS.otherwise, isUnprinted: true, tookPlace: true },
  full: { note: "full", others: "D’autres dates", isUnprinted: true, tookPlace: true },
  moved: { others: "D’autres dates", isUnprinted: true, tookPlace: false },
  postponed: { note: "postponed", others: "D’autres retraites", isUnprinted: true, tookPlace: false },
  cancelled: { note: "cancelled", others: "D’autres dates", isUnprinted: false, tookPlace: false },
};

const othersHeading = ({ name, phase, days }: RetreatState) =>
  phase === "ahead" && days ? NOTES_OF_STATES[name].others : "D’autres retraites";

const tookPlace = ({ name, phase }: RetreatState) => phase === "over" && NOTES_OF_STATES[name].tookPlace;

/** State, dates, price and main actions, below the title. */
function KeyFacts({ retreat }: RetreatProps) {
  const { price, state } = retreat;
  const { label } = stateLabel(state);
  const length = stayLength(state.days?.start, state.days?.end);
  return (
    <div className={`stack ${styles.known}`}>
      {(state.placesLeft || label || state.words.length > 0 || tookPlace(state)) && (
        <p className={styles.state}>
          <StateBadge state={state} />
          {tookPlace(state) && <Badge tone="quiet">Cette retraite a eu lieu.</Badge>}
        </p>
      )}
      <p className={`serif ${state.canBook ? styles.dates : "soft"}`}>
        <RetreatDates state={state} />
      </p>
      <StatusNotes retreat={retreat} />
      {showsPrice(state) && <Facts inColumns facts={{ Durée: length, Tarif: price?.text }} />}
      {(!state.canBook || site.phone || bookingOf(retreat)) && (
        <p className={`cluster screen-only ${styles.call}`}>
          <MainActions retreat={retreat} />
        </p>
      )}
    </div>
  );
}

/** Notes about the status or an unfinished flyer, one paragraph per sentence. */
function StatusNotes({ retreat: { description, images, unshownImages, state } }: RetreatProps) {
  const isEmpty = images.length === 0 && !unshownImages && !description;
  const { note, isUnprinted } = NOTES_OF_STATES[state.name];
  const isAhead = state.phase === "ahead";
  const notes = [
    isAhead && note && filledText(WORDS[note]),
    isEmpty && isUnprinted && "Flyer en cours de préparation.",
    isEmpty && isAhead && !note && filledText(WORDS.unprinted),
  ].filter((sentence) => typeof sentence === "string");
  if (notes.length === 0) return null;
  return (
    <div className="lead">
      {notes.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
