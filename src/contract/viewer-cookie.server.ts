import { hash } from "node:crypto";
import { scriptsCookie, viewerCookie } from "./cookies.ts";

/** Names the session that a value of the viewer cookie belongs to. */
const sessionMark = (session: string) => hash("sha256", session, "base64url").slice(0, 12);

/** Characters of a name that a browser keeps; the header shows fewer. */
const mostOfName = 60;

/** What the header shows of a person before the page's call is answered. */
export interface DrawnViewer {
  name: string;
  /** The job-seeking status by the colour of its dot. */
  seeking: string;
}

/**
 * The value of the viewer cookie: which session it belongs to, the status and the name, with dots between them.
 * @param session the value of the session's cookie
 */
export function viewerValue(session: string, { name, seeking }: DrawnViewer): string {
  return `${sessionMark(session)}.${seeking}.${[...name].slice(0, mostOfName).join("")}`;
}

/** Who reads a page: somebody signed in whose browser draws what is personal (`member`), or needs it in the page (`person`). */
export type Audience = "guest" | "member" | "person";

function valuesByName(header: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, Math.max(at, 0)).trim();
    values.set(name, [...(values.get(name) ?? []), pair.slice(at + 1).trim()]);
  }
  return values;
}

/**
 * Says who reads a page, by the request's cookies. A member's are exact: one session, one sign that scripts run, and one
 * name that belongs to this session, so that no other person's name is drawn. Whether the session is still good says the
 * page's call.
 * @param sessionCookie the name of the session's cookie
 */
export function getAudience(header: string | null | undefined, sessionCookie: string): Audience {
  if (!header?.includes(`${sessionCookie}=`)) return "guest";
  const values = valuesByName(header);
  const sessions = values.get(sessionCookie);
  if (sessions === undefined) return "guest";
  const [scripts, viewers] = [values.get(scriptsCookie) ?? [], values.get(viewerCookie) ?? []];
  const [session = ""] = sessions;
  const isExact = sessions.length === 1 && viewers.length === 1 && scripts.length === 1 && scripts[0] === "1";
  // What is encoded could be read as another session's.
  if (!isExact || session === "" || session.includes("%")) return "person";
  return viewers[0]?.startsWith(`${sessionMark(session)}.`) ? "member" : "person";
}
