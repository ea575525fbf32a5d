// Fresh pages just as they were last sent. Between two renewals a page is the same for everybody: the
// framework need not look it up, hash and compress it for each of many visitors in the same second.
const LIFE_MS = 1000;
const MOST_ANSWERS = 100;
const VARIES_BY = ["rsc", "range", "authorization", "cookie", "cache-control"];

// One for all of the framework's bundles: the page cache forgets what the front of the server keeps.
const KEPT = Symbol.for("chalet.ready");
globalThis[KEPT] ??= { answers: new Map(), era: 0 };
const kept = globalThis[KEPT];

/** Forgets every answer, and those that are being made: something was renewed. */
export function forgetReady() {
  kept.answers.clear();
  kept.era += 1;
}

/**
 * Sends a page that was found fresh less than a second ago. Where there is none it watches the answer
 * that the framework gives, to have it ready.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @returns {boolean} whether the request is answered
 */
export function answerReady(request, response) {
  const key = keyOf(request);
  if (key === undefined) return false;
  const answer = kept.answers.get(key);
  if (!answer || performance.now() > answer.until) {
    watch(key, response);
    return false;
  }
  const { etag, ...headers } = answer.headers;
  if (etag && request.headers["if-none-match"] === etag) {
    const { "content-length": _, "content-type": __, "content-encoding": ___, ...rest } = headers;
    response.writeHead(304, { etag, ...rest });
    response.end();
  } else {
    response.writeHead(200, answer.headers);
    response.end(answer.body);
  }
  return true;
}

/** A page asked for by its plain address, in one of the encodings; undefined for everything else. */
function keyOf({ method, url, headers }) {
  if (method !== "GET" || /[?.]|^\/(api|_next)\//.test(url)) return undefined;
  if (VARIES_BY.some((name) => name in headers)) return undefined;
  return `${headers["accept-encoding"] ?? ""} ${url}`;
}

function watch(key, response) {
  const { write, end } = response;
  const { era } = kept;
  const chunks = [];
  const see = (chunk, encoding) => {
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk, encoding));
    else if (chunk && typeof chunk !== "function") chunks.push(chunk);
  };
  response.write = function (chunk, encoding, ...rest) {
    see(chunk, encoding);
    return write.call(this, chunk, encoding, ...rest);
  };
  response.end = function (chunk, encoding, ...rest) {
    see(chunk, encoding);
    const ended = end.call(this, chunk, encoding, ...rest);
    if (era === kept.era && isFreshPage(response)) keep(key, response, Buffer.concat(chunks));
    return ended;
  };
}

function isFreshPage(response) {
  return (
    response.statusCode === 200 &&
    response.getHeader("x-nextjs-cache") === "HIT" &&
    String(response.getHeader("content-type")).startsWith("text/html")
  );
}

function keep(key, response, body) {
  const { connection, date, "keep-alive": _, "transfer-encoding": __, ...headers } = response.getHeaders();
  kept.answers.delete(key);
  kept.answers.set(key, {
    headers: { ...headers, "content-length": body.length },
    body,
    until: performance.now() + LIFE_MS,
  });
  if (kept.answers.size > MOST_ANSWERS) kept.answers.delete(kept.answers.keys().next().value);
}
