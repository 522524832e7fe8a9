/** How answers are compressed, the smallest first. */
const encodings = ["br", "gzip"] as const;

export type Encoding = (typeof encodings)[number];

/** `br`, `br;q=0.5`; not `br;q=0`. */
const accepted = /^(?<name>[^\s;]+)(?:\s*;\s*q\s*=\s*(?:1(?:\.0*)?|0?\.0*[1-9]\d*))?$/;

/** The encodings that an `Accept-Encoding` takes. deploy/nginx.conf says the same in one pattern each. */
export function acceptedEncodings(header: string): Encoding[] {
  const names = header
    .toLowerCase()
    .split(",")
    .map((part) => accepted.exec(part.trim())?.groups?.["name"]);
  return encodings.filter((encoding) => names.includes(encoding));
}
