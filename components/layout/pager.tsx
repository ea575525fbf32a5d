import { ChevronIcon } from "@/components/ui/icons";
import { WORDS } from "@/content/shipped/words";
import { pagePath, pagerNumbers } from "@/lib/lists/paging";
import styles from "./pager.module.css";

type PagerPosition = { list: { title: string; path: string }; number: number; count: number };

/** Links to the pages of a long list. Renders nothing for a list of one page. */
export function Pager({ page: { list, number, count } }: { page: PagerPosition }) {
  if (count === 1) return null;
  const numbers = pagerNumbers(number, count);
  return (
    <nav className={`screen-only ${styles.pager}`} aria-label={WORDS.pagesOf(list.title)}>
      <p className={`cluster ${styles.steps}`}>
        {number > 1 && (
          <a href={pagePath(list.path, number - 1)} className={`tap ${styles.previous}`}>
            <ChevronIcon direction="left" />
            Page précédente
          </a>
        )}
        {number < count && (
          <a href={pagePath(list.path, number + 1)} className="tap">
            Page suivante
            <ChevronIcon direction="right" />
          </a>
        )}
      </p>
      <ol className={`cluster ${styles.numbers}`}>
        {numbers.map((n, i) => (
          <li key={n} data-gap={n - (numbers[i - 1] ?? 0) > 1}>
            <a href={pagePath(list.path, n)} className="tap" aria-current={n === number ? "page" : undefined}>
              <span className="visually-hidden">Page </span>
              {n}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
