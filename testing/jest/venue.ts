import { servePictures } from "../another-venue";
import { buildVenue } from "../venue-site";

/** Before all suites on the second venue: builds it, and serves its pictures until the run ends. */
export default async function prepareVenue(): Promise<void> {
  const pictures = await servePictures();
  pictures.unref();
  await buildVenue();
}
