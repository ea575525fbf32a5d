/**
 * The framework sends this component along with every page. Nothing here calls `notFound()`:
 * pages say what became of their content (`PageStatus`), unknown addresses have `global-not-found`.
 */
export default function NotFound() {
  return <p className="wrap">Cette page n’existe pas.</p>;
}
