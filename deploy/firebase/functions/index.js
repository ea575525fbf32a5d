import { logger } from "firebase-functions";
import { defineSecret, defineString } from "firebase-functions/params";
import { onDocumentWritten } from "firebase-functions/v2/firestore";
import { announce } from "./announce.js";

const secret = defineSecret("REVALIDATE_SECRET");
const urls = defineString("REVALIDATE_URLS", {
  description: "Adresses de chaque instance du site, séparées par des virgules",
});

/** One function per collection, which announces a changed document to every instance of the site. */
const announcing = (collection) =>
  onDocumentWritten(
    // `retry`: an event that failed for an instance is delivered again for up to a day.
    {
      document: `${collection}/{id}`,
      secrets: [secret],
      retry: true,
      region: "europe-west1",
      timeoutSeconds: 120,
    },
    (event) =>
      announce({
        urls: urls.value(),
        secret: secret.value(),
        change: { collection, id: event.params.id },
        warn: (message) => logger.warn(message),
      }),
  );

export const photos = announcing("photos");
export const partners = announcing("partners");
export const workshops = announcing("workshops");
export const calendar = announcing("calendar");
export const pages = announcing("pages");
