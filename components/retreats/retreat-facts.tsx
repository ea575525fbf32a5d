import { Fragment } from "react";
import { Badge } from "@/components/ui/badge";
import type { RetreatWords } from "@/lib/content";
import { DATES_OF_STATES, type RetreatState, type StateName } from "@/lib/content/retreat-state";
import { type Day, formatDay, stayLength } from "@/lib/dates";
import { priceInList } from "@/lib/text/price";

/** The price in lists; undefined if no price is shown, or if its amounts cannot be compared. */
export const shownPrice = ({ state, price }: RetreatWords): string | undefined =>
  showsPrice(state) ? priceInList(price) : undefined;

export const showsPrice = ({ name, phase }: RetreatState) => phase !== "over" && name !== "cancelled";

/** The label of each state beside the dates; no label where the dates say the state. */
const LABELS_OF_STATES: Record<StateName, { label?: string; tone?: "full" }> = {
  planned: {},
  full: { label: "Complet", tone: "full" },
  moved: {},
  postponed: {},
  cancelled: { label: "Annulée" },
};

export const stateLabel = ({ name, phase }: RetreatState): { label?: string; tone?: "full" } =>
  phase === "under way" ? { label: "En cours" } : LABELS_OF_STATES[name];

/** Badges of a retreat: its state, the places left, and what the hosts typed there in words. */
export function StateBadge({ state }: { state: RetreatState }) {
  const { label, tone } = stateLabel(state);
  return (
    <>
      {label && <Badge tone={tone}>{label}</Badge>}
      {[state.placesLeft ?? [], state.words].flat().map((words) => (
        <Badge key={words} tone="quiet">
          {words}
        </Badge>
      ))}
    </>
  );
}

export function RetreatFacts({ retreat, className }: { retreat: RetreatWords; className?: string }) {
  const { state } = retreat;
  const duration = state.name === "cancelled" ? undefined : stayLength(state.days?.start, state.days?.end);
  return (
    <>
      <StateBadge state={state} />
      <span className={className}>
        <RetreatDates state={state} suffix={duration && ","} />
        {duration && (
          <>
            {" "}
            <span className="part">{duration}</span>
          </>
        )}
      </span>
    </>
  );
}

/**
 * The dates of a retreat, each kept on one line; struck through where it is cancelled.
 * @param suffix text directly after the last date
 */
export function RetreatDates({ state, suffix }: { state: RetreatState; suffix?: string }) {
  const { wordsBefore, wordsForUnknown } = DATES_OF_STATES[state.name];
  const { length } = state.dates;
  if (length === 0) return wordsForUnknown;
  const dates = (
    <>
      {wordsBefore}
      {state.dates.map(({ day, words }, i) => {
        const dateSuffix = i + 1 < length ? "\u00a0–" : suffix;
        return (
          <Fragment key={day ?? words}>
            {i > 0 && " "}
            {day ? <DateText day={day} suffix={dateSuffix} /> : [words, dateSuffix]}
          </Fragment>
        );
      })}
    </>
  );
  return state.name === "cancelled" ? <s className="soft">{dates}</s> : dates;
}

function DateText({ day, suffix }: { day: Day; suffix?: string }) {
  const [dayAndMonth = "", year] = formatDay(day).split(/(?<=\s)(?=\d{4}$)/);
  return (
    <span className="part">
      <time dateTime={day}>
        {dayAndMonth}
        <wbr />
        {year}
      </time>
      {suffix}
    </span>
  );
}
