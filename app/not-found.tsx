/**
 * Shown by the framework after `notFound()`, and sent along with every page, so it is short. Visitors get the
 * pages of `app/messages` instead.
 */
export default function NotFound() {
  return <p className="wrap">Cette page n’existe pas.</p>;
}
