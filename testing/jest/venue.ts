import { servePictures } from "../another-venue";

/** Serves the pictures of the second venue until the run ends. */
export default async function prepareVenue(): Promise<void> {
  const pictures = await servePictures();
  pictures.unref();
}
