import fc from "fast-check";

/** A request as it is on the wire. */
export interface StrangeRequest {
  method: string;
  /** Path and query, however they are spelled. */
  address: string;
  /** One for each `Cookie` header. */
  cookies: readonly string[];
  headers: Readonly<Record<string, string>>;
  /** Over HTTP/2, where a browser may send each cookie apart. */
  isHttp2: boolean;
}

const percent = (text: string) => [...text].map((c) => `%${c.charCodeAt(0).toString(16)}`).join("");

const pick = <T>(...all: readonly T[]) => fc.constantFrom(...all);

const choices = ["lang=en", "lang=id", "visit-lang=en", "visit-lang=id", "theme=dark", "theme=light", "theme=device"];
const spoilt: readonly ((pair: string) => string)[] = [
  (pair) => pair.toUpperCase(),
  (pair) => pair.replace(/=.*/, (value) => value.toUpperCase()),
  (pair) => pair.replace(/=(.)/, (_, first: string) => `=${percent(first)}`),
  (pair) => pair.replace(/^./, percent),
  (pair) => `${pair}-`,
  (pair) => `${pair}x`,
  (pair) => `x${pair}`,
  (pair) => `__Host-${pair}`,
  (pair) => pair.replace(/=(.*)/, '="$1"'),
  (pair) => pair.replace("=", " ="),
  (pair) => pair.replace("=", "= "),
  (pair) => `${pair}\t`,
  (pair) => `a=1, ${pair}`,
  (pair) => `a=${pair}`,
  (pair) => `$Version=1; ${pair}; $Path=/`,
  (pair) => pair.replace(/=.*/, "="),
  (pair) => pair.replace(/=.*/, ""),
  (pair) => pair.replace(/=.*/, "=xx"),
];
const cookie = fc.oneof(
  { weight: 5, arbitrary: pick(...choices) },
  { weight: 2, arbitrary: pick("a=1", "guest=1", "=x", "_ga=GA1.1.1", "bahasa=en", "") },
  { weight: 4, arbitrary: fc.tuple(pick(...choices), pick(...spoilt)).map(([pair, spoil]) => spoil(pair)) },
);
const cookieHeader = fc
  .tuple(fc.array(cookie, { minLength: 1, maxLength: 3 }), pick("; ", "; ", "; ", ";", ";  ", " ; "))
  .map(([pairs, between]) => pairs.join(between));
const cookies = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 5, arbitrary: fc.tuple(cookieHeader) },
  { weight: 1, arbitrary: fc.tuple(cookieHeader, cookieHeader) },
);

const respelled: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z](?=[^/]*$)/, percent),
  (path) => path.replace(/[a-z](?=[^/]*$)/, (letter) => percent(letter).toUpperCase()),
  (path) => path.replace("/", "//"),
  (path) => path.replace(/(?<=.)\/(?=[^/]*$)/, "/./"),
  (path) => `/x/..${path}`,
  (path) => `/x/%2e%2e${path}`,
  (path) => `/x/%2E%2E${path}`,
  (path) => path.replace(/(?<=.)\/(?=[^/]*$)/, "%2f"),
  (path) => path.replace(/(?<=.)\/(?=[^/]*$)/, "%5C"),
  (path) => path.replace(/(?<=.)\/(?=[^/]*$)/, "\\"),
  (path) => `${path}%20`,
  (path) => `${path}%00`,
  (path) => `${path}%zz`,
  (path) => `${path}#x`,
  (path) => `${path};lang=en`,
  (path) => `${path}%c3%a9`,
  (path) => `${path}\u00c3\u00a9`,
  (path) => `${path}.data`,
];
const queries = [
  "?lang=en",
  "?lang=id",
  "?lang=EN",
  "?lang=%65n",
  "?Lang=en",
  "?lang=xx&lang=en",
  "?x=1",
  "?",
  "?page=2",
];

/** @param paths of pages and of what they are made of */
function addresses(paths: readonly string[], assets: readonly string[]) {
  const path = pick(...paths, ...assets);
  const hidden = fc
    .tuple(pick(...paths), pick(...assets), pick("..%2f", "%2e%2e/", "../", "..%5c", "%2e%2e%2f"))
    .map(([page, asset, up]) => `${page}/${up.repeat(4)}${asset.slice(1)}`);
  return fc.oneof(
    { weight: 4, arbitrary: path },
    { weight: 3, arbitrary: fc.tuple(path, pick(...queries)).map((parts) => parts.join("")) },
    { weight: 3, arbitrary: fc.tuple(path, pick(...respelled)).map(([plain, spell]) => spell(plain)) },
    { weight: 1, arbitrary: hidden },
  );
}

const headers = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: pick<Record<string, string>>(
      { "accept-language": "en" },
      { "user-agent": "Googlebot/2.1" },
      { range: "bytes=0-99" },
      { "if-modified-since": "Thu, 01 Jan 2099 00:00:00 GMT" },
      { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" },
      { "x-forwarded-proto": "http" },
      { "x-original-url": "/signin", "x-rewrite-url": "/signin" },
      { "x-http-method-override": "POST" },
      { authorization: "Bearer x" },
      { "cache-control": "no-cache", pragma: "no-cache" },
      { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
      { accept: "application/json" },
    ),
  },
);
const encodings = pick(
  ...[
    "",
    "br",
    "gzip",
    "gzip, deflate, br, zstd",
    "BR",
    "br;q=0, gzip",
    "br;q=0.5, gzip;q=1",
    "gzip;q=0",
    "*",
    "identity",
  ],
);

/** Requests that browsers do not send, the same ones for a seed. */
export function strangeRequests(
  paths: readonly string[],
  assets: readonly string[],
  { seed, numRuns }: { seed: number; numRuns: number },
): StrangeRequest[] {
  const request = fc.record({
    method: pick(...Array.from({ length: 12 }, () => "GET"), "HEAD", "HEAD", "POST", "OPTIONS", "PUT"),
    address: addresses(paths, assets),
    cookies,
    headers: fc.tuple(headers, encodings).map(([more, accepted]) => ({ ...more, "accept-encoding": accepted })),
    isHttp2: pick(false, false, false, true),
  });
  return fc.sample(request, { seed, numRuns });
}
