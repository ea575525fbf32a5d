const MAX_ATTEMPTS = 5;
const INITIAL_DELAY_MS = 500;
const CALL_TIMEOUT_MS = 10_000;

const pauseFor = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * POSTs a change to `/api/revalidate` of every instance at once. A call that fails is repeated after 0.5, 1, 2
 * and 4 s, unless the site has refused it for good (4xx).
 * @param {{
 *   urls: string, secret: string, change: { collection: string, id: string }, warn?: (text: string) => void,
 *   fetch?: typeof globalThis.fetch, pause?: (ms: number) => Promise<void>
 * }} options `urls`: origins or full addresses, separated by commas or blanks.
 * @throws Error with the instances that could not be reached, so that the event is delivered again.
 */
export async function announce({
  urls,
  secret,
  change,
  warn = console.warn,
  fetch = globalThis.fetch,
  pause = pauseFor,
}) {
  const addresses = urls
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(revalidationAddress);
  if (addresses.length === 0) return warn("REVALIDATE_URLS est vide : personne n’est prévenu.");
  const results = await Promise.all(
    addresses.map((address) =>
      announceTo(address, { secret, change, warn, fetch, pause }).then((done) => done || address),
    ),
  );
  const missed = results.filter((result) => result !== true);
  if (missed.length > 0) throw new Error(`Instances non prévenues : ${missed.join(", ")}`);
}

/** Accepts `https://site.fr` and `https://site.fr/api/revalidate`. */
function revalidationAddress(address) {
  return new URL("/api/revalidate", address).href;
}

/** Whether an instance need not be called again: it answered, or refused in a way that stays. */
async function announceTo(address, { secret, change, warn, fetch, pause }) {
  for (let attempt = 1; ; attempt++) {
    const failure = await post(address, { secret, change, fetch });
    if (!failure) return true;
    warn(`${address}, essai ${attempt} : ${failure.reason}`);
    if (failure.final) return true;
    if (attempt === MAX_ATTEMPTS) return false;
    await pause(INITIAL_DELAY_MS * 2 ** (attempt - 1));
  }
}

async function post(address, { secret, change, fetch }) {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${secret}` },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    if (response.ok) return undefined;
    const final =
      response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status);
    return { reason: `réponse ${response.status}`, final };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error), final: false };
  }
}
