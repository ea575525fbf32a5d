/** A script of the site's own that runs in the page itself, before any file of scripts is there. */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, allowed by their hashes
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
