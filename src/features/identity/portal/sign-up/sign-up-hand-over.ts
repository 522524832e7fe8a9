import { z } from "zod";
import { readCookies } from "../../../../contract/cookies.ts";
import { cookiePath } from "../../../../contract/site-base.ts";

/** What step 1 of the sign-up hands to step 2. */
export interface SignUpHandOver {
  name: string;
  email: string;
  /** null after a reload: step 2 asks for it again, because a password is never stored. */
  password: string | null;
  /** A solution that nobody has sent yet; null after a reload. */
  captcha: string | null;
  /** Where the visitor came from: a slug such as "virtue". */
  source: string | null;
  /** The page to return to; a path of this site. */
  redirect: string | null;
}

const key = "sign-up";

/** A session cookie by which the server knows that step 1 was done in this browser; it says nothing of the person. */
const stepCookie = "sign-up-step";

function setStepCookie(rest: "max-age=0" | ""): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve.
  document.cookie = `${stepCookie}=1; path=${cookiePath}; samesite=lax; ${rest}`;
}

/** Whether the request comes from a browser in which step 1 was done. */
export function hasFirstStep(request: Request): boolean {
  return readCookies(request.headers.get("cookie"))[stepCookie] !== undefined;
}

const storedSchema = z.object({
  name: z.string(),
  email: z.string(),
  source: z.string().nullable(),
  redirect: z.string().nullable(),
});

/** Live as long as the document; the server never calls what writes them. */
let secrets: Pick<SignUpHandOver, "password" | "captcha"> = { password: null, captcha: null };

/** Keeps step 1 for step 2, in this tab; password and captcha in memory alone. */
export function handOver(step1: SignUpHandOver): void {
  const { password, captcha, ...rest } = step1;
  secrets = { password, captcha };
  sessionStorage.setItem(key, JSON.stringify(storedSchema.parse(rest)));
  setStepCookie("");
}

/** What step 1 left; null when step 2 was opened without it. Only in the browser. */
export function handedOver(): SignUpHandOver | null {
  const text = sessionStorage.getItem(key);
  const parsed = storedSchema.safeParse(text === null ? null : JSON.parse(text));
  return parsed.success ? { ...parsed.data, ...secrets } : null;
}

/** Forgets it all: after registering and at sign-out. */
export function forgetHandOver(): void {
  secrets = { password: null, captcha: null };
  sessionStorage.removeItem(key);
  setStepCookie("max-age=0");
}

const endingSchema = z.object({ challenge: z.object({ parameters: z.object({ expiresAt: z.number() }) }) });

/** Whether a solution that was not sent yet counts for half a minute more; another provider's ends too soon for that. */
export function isStillGood(solution: string, now: number): boolean {
  try {
    const { expiresAt } = endingSchema.parse(JSON.parse(atob(solution))).challenge.parameters;
    return expiresAt * 1_000 - now > 30_000;
  } catch {
    return false;
  }
}
