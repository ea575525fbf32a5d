import { Fragment } from "react";
import { isShortBeginning } from "@/lib/text/length";
import { linkAttributes, linkify } from "@/lib/text/links";
import styles from "./linked-text.module.css";
import { Address } from "./plain-text";

const EMPTY_LINES = /(\n\s*\n)/;
/** One to three words at the beginning of a line: « Niveau », « Non compris », « L’eau ». */
const FACT_NAME = "(?<=^|\\n)\\p{Lu}[\\p{L}’]*(?: [\\p{L}’]+){0,2}";
/** A name with a colon. */
const LABEL_PATTERN = new RegExp(`(${FACT_NAME}\\s?:)(?=\\s)`, "u");
/** A line that is a name with a colon or a dash, then text. */
const FACT_LINE = new RegExp(`^(?<label>${FACT_NAME})(?<sign>\\s?:\\s+|\\s[–—]\\s+)(?<words>.+)$`, "u");

/**
 * Plain text as typed: addresses and numbers are links, labels are bold, a short first paragraph leads (3.9).
 */
export function LinkedText({ text }: { text: string }) {
  const [first = "", ...others] = text.split(EMPTY_LINES);
  return (
    <div className={`measure ${styles.text}`}>
      <Paragraph text={first} lead={isShortBeginning(first, others.join(""))} />
      {others.map((part, i) =>
        // The empty lines between paragraphs are kept, so that copied text equals the typed text.
        i % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one constant text
          <Paragraph key={i} text={part} />
        ) : (
          part
        ),
      )}
    </div>
  );
}

function Paragraph({ text, lead = false }: { text: string; lead?: boolean }) {
  const lines = factsIn(text);
  if (!lines) return <p className={lead ? "lead" : undefined}>{linkedParts(text)}</p>;
  return (
    <p className={`rows ${styles.facts}`}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one constant text
        <Fragment key={i}>
          {i > 0 && "\n"}
          <span>
            <b>
              {line.label}
              <span>{line.sign}</span>
            </b>
            {linkedParts(line.words ?? "")}
          </span>
        </Fragment>
      ))}
    </p>
  );
}

/** Splits lines into label, sign and text, if all of them are facts; a single line only if it has a colon. */
function factsIn(text: string) {
  const facts = text.split("\n").map((line) => FACT_LINE.exec(line)?.groups);
  if (facts.length === 1 && !facts[0]?.sign?.includes(":")) return undefined;
  return facts.every((fact) => fact !== undefined) ? facts : undefined;
}

/** Addresses as links; a parenthesis before an address stays on its line. */
function linkedParts(text: string) {
  const parts = linkify(text);
  return parts.map(({ text: shown, href }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one constant text
    <Fragment key={i}>
      {href ? (
        <span className={styles.address}>
          {parts[i - 1]?.text.endsWith("(") && "("}
          <a {...linkAttributes(href)}>{href.startsWith("tel:") ? shown : <Address address={shown} />}</a>
        </span>
      ) : (
        withLabels(parts[i + 1] ? shown.replace(/\($/, "") : shown, i === 0)
      )}
    </Fragment>
  ));
}

/** @param beginsLine whether the text begins a line */
function withLabels(text: string, beginsLine: boolean) {
  const parts = text.split(LABEL_PATTERN);
  return parts.map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one constant text
    i % 2 && (beginsLine || parts[i - 1]) ? <b key={i}>{part}</b> : part,
  );
}
