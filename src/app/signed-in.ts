import { createHash } from "node:crypto";
import type { Identify, Identity } from "../contract/request-context.ts";
import type { Clock } from "../platform/clock.ts";
import { atOnce } from "../platform/limits/at-once.ts";

/** A number for a person, for whom places are counted; null for a guest and for nobody. */
export function personName(identity: Identity): string | null {
  if (identity.kind === "applicant") return `applicant ${identity.applicantId}`;
  return identity.kind === "staff" ? `staff ${identity.staffId}` : null;
}

/** Who was found is known for so long without another question. Only a place hangs on it: the page asks on its own. */
const rememberedMs = 60_000;
const mostRemembered = 5_000;

/** A made-up cookie costs a look at most, and all of them together no more than this at once. */
const looks = { running: 4, waiting: 60, share: 16, waitMs: 1_000 } as const;

/** One side's sessions: the cookie's name, and who holds it. */
export interface Sessions {
  cookie: string;
  identify: Identify;
}

/** Says who holds a request's session; undefined where it carries none. */
export type SignedIn = (
  cookies: Readonly<Record<string, string>>,
  network: string | undefined,
) => (() => Promise<string | null>) | undefined;

/** @param sides each looked at in turn */
export function createSignedIn(sides: readonly Sessions[], clock: Clock): SignedIn {
  const known = new Map<string, { name: string; until: number }>();
  const turns = atOnce(looks);
  const remember = (key: string, name: string) => {
    known.delete(key);
    known.set(key, { name, until: clock().getTime() + rememberedMs });
    const [oldest] = known.keys();
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
  };
  const look = async ({ cookie, identify }: Sessions, value: string): Promise<string | null> => {
    const identified = await identify({ authorization: undefined, cookies: { [cookie]: value } });
    return identified.status === "known" ? personName(identified.identity) : null;
  };
  return (cookies, network) => {
    const sent = sides.flatMap((side) => {
      const value = cookies[side.cookie];
      return value === undefined ? [] : [{ side, value }];
    });
    if (sent.length === 0) return undefined;
    return async () => {
      for (const { side, value } of sent) {
        const key = createHash("sha256").update(`${side.cookie}=${value}`).digest("base64");
        const found = known.get(key);
        if (found !== undefined && found.until > clock().getTime()) return found.name;
        const turn = await turns(() => look(side, value).catch(() => null), network);
        const name = turn.status === "done" ? turn.value : null;
        if (name !== null) remember(key, name);
        if (name !== null) return name;
      }
      return null;
    };
  };
}
