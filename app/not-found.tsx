/**
 * What the framework sends along with every page, should it be needed. Nothing here calls `notFound()`:
 * pages say what became of their content (`PageStatus`), unknown addresses have `global-not-found`.
 */
export default function NotFound() {
  return <p className="wrap">Cette page n’existe pas.</p>;
}
