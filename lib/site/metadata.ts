import type { Metadata } from "next";
import { plainText } from "@/lib/article/clean";
import { site } from "@/lib/config/site";
import type { Partner, Retreat, Workshop } from "@/lib/content";
import { isPreview } from "@/lib/content/publication";
import {
  datesInWords,
  type RetreatState,
  type StateName,
  WORDS_OF_STATES,
} from "@/lib/content/retreat-state";
import { defaultDescription, textsOf } from "@/lib/content/texts";
import { pathTo } from "@/lib/routes";
import { PREVIEW_SIZE, type Preview, pagePreview } from "@/lib/site/preview/cards";
import { excerpt, onOneLine, shortTitle } from "@/lib/text/strings";

/** The facts that a page's metadata state. */
export type PageFacts = {
  title: string;
  /** Follows the title and is never cut: a retreat's state. */
  ending?: string;
  description: string;
  /** The page's canonical address, from the root. */
  path: string;
  /** The title stands alone, without the site's name behind it. */
  absolute?: boolean;
  image?: Preview;
};

/** Metadata of every page, 404 pages included: icons, and the origin of addresses. */
export function siteMetadata(): Metadata {
  return {
    metadataBase: new URL(site.url),
    applicationName: site.name,
    ...(isPreview() && { robots: { index: false, follow: false } }),
    icons: {
      icon: [
        { url: "/favicon.ico", sizes: "32x32" },
        { url: "/art/icon.svg", type: "image/svg+xml" },
      ],
      apple: { url: "/art/icon-180.png", sizes: "180x180", type: "image/png" },
    },
    // Phone numbers are links where they should be; nothing else is dialled by accident.
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export function pageMetadata({
  title: completeTitle,
  ending = "",
  description,
  path,
  absolute = false,
  image,
}: PageFacts): Metadata {
  const title = shortTitle(completeTitle, ending);
  // A shortened title leaves no room for the site's name.
  const tabTitle = absolute || title !== completeTitle + ending ? title : `${title} – ${site.name}`;
  const pictures = image && [{ ...image, ...PREVIEW_SIZE, type: "image/jpeg" }];
  return {
    metadataBase: new URL(site.url),
    title: tabTitle,
    description,
    ...(isPreview() ? { robots: { index: false } } : { alternates: { canonical: path } }),
    openGraph: {
      type: "website",
      locale: "fr_FR",
      siteName: site.name,
      title,
      description,
      url: path,
      images: pictures,
    },
    twitter: { card: "summary_large_image", title, description, images: image && [image] },
  };
}

/** The metadata of a page, in the words of the hosts or the shipped ones. */
export async function metadataOf(id: string): Promise<Metadata> {
  const { tab, description } = await textsOf(id);
  const absolute = id === "accueil";
  const title = absolute ? homeTitle(tab) : tab;
  return pageMetadata({ title, absolute, description, path: pathTo.page(id), image: await pagePreview(id) });
}

const homeTitle = (title: string) => (title === site.name ? title : `${site.name} – ${title}`);

/** The metadata of a message in the place of a page. */
export const messageMetadata = (title: string): Metadata => ({
  metadataBase: new URL(site.url),
  title: `${title} – ${site.name}`,
  robots: { index: false },
});

/** The beginning of a retreat's description in each state. */
const FIRST_WORDS: Record<StateName, (state: RetreatState) => string | undefined> = {
  planned: ({ placesLeft }) => placesLeft,
  full: ({ name }) => WORDS_OF_STATES[name],
  moved: datesInWords,
  postponed: datesInWords,
  cancelled: ({ name }) => WORDS_OF_STATES[name],
};

/** A retreat in one or two sentences: its state or places left, then its text or its address. */
export function describeRetreat(retreat: Retreat): string {
  const { title, description, state } = retreat;
  const start = [FIRST_WORDS[state.name](state), ...state.words]
    .filter((words) => words)
    .map((words = "") => (/[.!?…]$/.test(words) ? `${words} ` : `${words}. `));
  return excerpt(start.join("") + (onOneLine(description) || defaultDescription(title)));
}

export const describeWorkshop = ({ title, content }: Workshop): string =>
  excerpt(plainText(content) || defaultDescription(title));

export const partnerName = ({ title, activity }: Pick<Partner, "title" | "activity">) =>
  activity ? `${title} – ${activity}` : title;

export const describePartner = (partner: Partner): string =>
  excerpt(plainText(partner.content) || defaultDescription(partnerName(partner)));
