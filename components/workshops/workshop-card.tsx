import { Call, CallBar } from "@/components/layout/call";
import { Facts } from "@/components/text/facts";
import { MailIcon } from "@/components/ui/icons";
import { WORDS } from "@/content/shipped/words";
import { site } from "@/lib/config/site";
import type { Workshop } from "@/lib/content";
import type { Pictured } from "@/lib/content/pictured";
import { formatMoment, isoOf, type Moment } from "@/lib/dates";
import type { Person } from "@/lib/lists/people";
import { DEFAULT_AVATAR } from "@/lib/pictures/slots";
import { mailAbout } from "@/lib/site/booking";
import { priceInList } from "@/lib/text/price";
import styles from "./workshop-card.module.css";
import { Thumbnail } from "./workshop-list";

type WithDates = { dates?: readonly Moment[]; dateWords?: readonly string[] };

const hasDates = ({ dates = [], dateWords = [] }: WithDates) => dates.length + dateWords.length > 0;

/** The reason to call: to book, or to ask for dates where none is known. */
const callReason = (workshop: WithDates) => (hasDates(workshop) ? "pour réserver" : "pour la prochaine date");
const MAX_DATES_ON_CARD = 6;

/** The length up to which a duration, as far as its first comma, has room in the bar. */
const MAX_DURATION_IN_BAR = 12;

type Props = {
  workshop: Pictured<Workshop>;
  leaders: readonly Person[];
  /** Whether the leaders' pictures are shown; the page may show a portrait already. */
  pictured: boolean;
};

export function WorkshopCard({ workshop, leaders, pictured }: Props) {
  const { price, duration, group } = workshop;
  const facts = {
    Durée: duration,
    Tarif: price?.text,
    Groupe: group,
    "Prochaines dates": hasDates(workshop) && <WorkshopDates {...workshop} />,
  };
  const hasOnlyCall = !Object.values(facts).some(Boolean) && leaders.length === 0;
  if (hasOnlyCall && !site.phone && !site.email) return null;
  return (
    <aside
      className={`deckle ${styles.card} ${hasOnlyCall ? "screen-only" : ""}`}
      data-deckle="below"
      aria-label="En bref"
    >
      <Facts facts={facts} />
      {site.phone && (
        <p className={`screen-only wide-only ${styles.call}`}>
          <Call>Appeler {callReason(workshop)}</Call>
        </p>
      )}
      {site.email && (
        <p className={`screen-only ${styles.call}`}>
          <a className="tap" href={mailAbout(site.email, WORDS.aboutWorkshop(workshop.title))}>
            <MailIcon />
            Nous écrire
          </a>
        </p>
      )}
      {leaders.length > 0 && (
        <div className={styles.leaders}>
          <h2 className="soft">Avec</h2>
          <ul className={`grid ${styles.people}`}>
            {leaders.map(({ path, title, activity, picture }) => (
              <li key={path}>
                <a href={path} className="cluster">
                  {pictured && <Thumbnail picture={picture} fallback={DEFAULT_AVATAR} />}
                  <span>
                    <span className={`link-title serif ${styles.name}`}>{title}</span>
                    <span className="soft">{activity}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}

const WorkshopDates = ({ dates = [], dateWords = [] }: WithDates) => (
  <ul>
    {dates.slice(0, MAX_DATES_ON_CARD).map((date) => (
      <li key={isoOf(date)}>
        <time dateTime={isoOf(date)}>{formatMoment(date)}</time>
      </li>
    ))}
    {dateWords.slice(0, MAX_DATES_ON_CARD).map((words) => (
      <li key={words}>{words}</li>
    ))}
    {Math.max(dates.length, dateWords.length) > MAX_DATES_ON_CARD && <li>et d’autres dates</li>}
  </ul>
);

type CallProps = { workshops: readonly WithDates[]; text?: string };

/**
 * A call for the next dates below a list of workshops, with an optional text; nothing where every workshop
 * has its dates, or where a date makes the text untrue.
 */
export const DateCall = ({ workshops, text }: CallProps) =>
  site.phone &&
  workshops.length > 0 &&
  !(text ? workshops.some(hasDates) : workshops.every(hasDates)) && (
    <p className={`cluster screen-only ${styles.asked}`}>
      {text && <span className="serif">{text}</span>}
      <Call>Appeler {callReason({})}</Call>
    </p>
  );

/** The call bar of a workshop page, with lowest price and duration. */
export function WorkshopBar({ workshop }: Pick<Props, "workshop">) {
  const { price, duration } = workshop;
  const priceText = priceInList(price);
  const [firstPart = ""] = duration?.split(",") ?? [];
  const text = [priceText, firstPart.length <= MAX_DURATION_IN_BAR && firstPart].filter(Boolean).join(" · ");
  return (
    <CallBar fact={priceText ? { text, label: "Tarif et appel" } : undefined}>
      Appeler <span className={priceText && "visually-hidden"}>{callReason(workshop)}</span>
    </CallBar>
  );
}
