/** A page's result: its calls' tags and cookies, and the rendered output. */
export interface PageOutcome {
  requestId: string;
  tags: Set<string>;
  /** The first moment at which something that the page shows is no longer true; Infinity without one. */
  until: number;
  setCookies: string[];
  /** The rendered page; null when something else answers. */
  html: Uint8Array<ArrayBuffer> | null;
}

/** Nothing of a page yet. */
export function newOutcome(requestId: string): PageOutcome {
  return { requestId, tags: new Set(), until: Number.POSITIVE_INFINITY, setCookies: [], html: null };
}

/** The shell's data on every page. */
const aroundEveryPage: ReadonlySet<string> = new Set(["fair"]);

/** True for a page that nothing of one visitor is in. */
export function isForMany({ status, headers }: Response, { setCookies }: PageOutcome): boolean {
  return status === 200 && headers.get("content-type")?.startsWith("text/html") === true && setCookies.length === 0;
}

/** True for a page that the next visitor may get too. */
export function mayBeKept({ method }: Request, response: Response, outcome: PageOutcome, now: Date): boolean {
  // A page that shows no data of its own is quickly made, and its address may hold a code.
  const showsData = [...outcome.tags].some((tag) => !aroundEveryPage.has(tag));
  const isTrueForLonger = outcome.until > now.getTime();
  return method === "GET" && showsData && isTrueForLonger && isForMany(response, outcome);
}
