/** What an address may be: as it is, another spelling of one that is, or none that we answer. */
export type AddressForm = { status: "plain" } | { status: "spelled"; plain: string } | { status: "refused" };

/**
 * What two readers of an address take differently: empty and dotted segments however they are spelled, backslashes, a
 * fragment, and a percent sign that encodes nothing. deploy/nginx.conf refuses the same.
 */
const ambiguous = /(?:\/|%2f|%5c)(?:(?:\.|%2e){1,2}(?:\/|%2f|%5c|$)|\/|%2f|%5c)|[\\#]|%(?![\da-f]{2})/i;
/** Encoded slashes, backslashes, dots and control characters: in no page's address. */
const inNoPage = /%(?:2f|5c|2e|[01][\da-f]|7f)/i;

const unreserved = /^[\w.~-]$/;

function spelledPlainly(character: string): string {
  if (!character.startsWith("%")) return `%${character.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`;
  const meant = String.fromCharCode(Number.parseInt(character.slice(1), 16));
  return unreserved.test(meant) ? meant : character.toUpperCase();
}

/**
 * How the path of a request is spelled (RFC 3986, 6.2.2). A cache in front chooses by the address whom it asks and what
 * it keeps: what has several spellings is answered under one.
 * @param address as it stands in the request, with its query; one that names a host is left alone
 * @param base what stands before every path of ours: nothing, or "/something"
 */
export function addressForm(address: string, base: string): AddressForm {
  if (!address.startsWith("/")) return { status: "plain" };
  const end = address.indexOf("?");
  const path = end < 0 ? address : address.slice(0, end);
  // A code in a call's path may hold anything, and no call is ever kept by a cache.
  const isCall = path.startsWith(`${base}/api/v1/`);
  if (ambiguous.test(path) || (!isCall && inNoPage.test(path))) return { status: "refused" };
  const plain = path.replace(/%[\da-f]{2}|[^\w.~!$&'()*+,;=:@/%-]/gi, spelledPlainly);
  return plain === path ? { status: "plain" } : { status: "spelled", plain: plain + address.slice(path.length) };
}
