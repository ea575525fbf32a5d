/**
 * What the framework shows where a page calls `notFound()`. It sends this component along with every page, so it is short;
 * visitors get the pages of `app/messages` instead.
 */
export default function NotFound() {
  return <p className="wrap">Cette page n’existe pas.</p>;
}
