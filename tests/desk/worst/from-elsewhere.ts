import { type Attack, unless } from "../../attacks/walk/attack.ts";
import { foreignPages } from "../../wire/asking.ts";
import type { CallResponse, Sending } from "../../wire/whole-portal.ts";
import { stillRight, tried } from "./at-places.ts";
import { askDesk, type DeskAim, type DeskTarget } from "./desk-aim.ts";

const refusedAs = (http: number, code: string) => (response: CallResponse) =>
  response.http === http && response.json["code"] === code ? null : `${response.http} ${response.text.slice(0, 120)}`;

/** From pages of others, with the cookie. */
function fromForeignPages(aim: DeskAim, target: DeskTarget): Attack[] {
  if (target.endpoint.call.method === "GET" || target.endpoint.call.who === "anyone") return [];
  return foreignPages.map((from) =>
    tried(aim, target, {
      input: `from ${JSON.stringify(from)}`,
      ask: (to, of, ready) => askDesk(to, ready, of, { origin: "", ...from }),
      gain: refusedAs(403, "foreign-origin"),
    }),
  );
}

/** By what is no session of the desk's. */
function byNoSession(aim: DeskAim, target: DeskTarget): Attack[] {
  if (target.endpoint.call.who === "anyone") return [];
  const { own, acts } = aim.world;
  const session = acts.platform.sealer.seal("session-cookie", own.token);
  const ways: Record<string, Partial<Sending>> = {
    "no cookie": { cookie: "" },
    "a cookie of nothing": { cookie: "staff=" },
    "a made-up cookie": { cookie: `staff=${"A".repeat(86)}` },
    "a prototype": { cookie: "__proto__=x; staff=__proto__" },
    "an applicant's session": { cookie: `session=${session}` },
    "an applicant's session as staff's": { cookie: `staff=${session}` },
    "an applicant's token": { cookie: "", headers: { authorization: `Bearer ${own.token}` } },
  };
  return Object.entries(ways).map(([name, way]) =>
    tried(aim, target, {
      input: `by ${name}`,
      ask: (to, of, ready) => askDesk(to, ready, of, way),
      gain: refusedAs(401, "signed-out"),
    }),
  );
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"] as const;

/** True where some call is at that address by that method. */
function isThere({ targets }: DeskAim, method: string, path: string): boolean {
  return targets.some(({ endpoint: { call } }) => {
    const pattern = new RegExp(`^${call.path.replace(/\{\w+\}/g, "[^/]+")}$`);
    return call.method === method && pattern.test(path.replace(/[{}]/g, ""));
  });
}

/** By another method than any call there has. */
function byOtherMethods(aim: DeskAim, target: DeskTarget): Attack[] {
  const { path } = target.endpoint.call;
  const others = methods.filter((method) => !isThere(aim, method, path));
  return others.map((method) =>
    tried(aim, target, {
      input: `by ${method}`,
      ask: (to, of, ready) => askDesk(to, ready, of, { method, body: undefined, origin: "https://evil.example" }),
      gain: (response) =>
        response.headers.has("access-control-allow-origin")
          ? "another origin may"
          : unless(method === "HEAD" ? 405 : 404)(response),
    }),
  );
}

/** Every call from pages of others, by no session, and by other methods: nothing comes of it. */
export async function fromElsewhere(aim: DeskAim): Promise<Attack[]> {
  return aim.targets
    .filter(({ shape }) => shape === "")
    .flatMap((target) => [
      ...fromForeignPages(aim, target),
      ...byNoSession(aim, target),
      ...byOtherMethods(aim, target),
      stillRight(aim, target, "others"),
    ]);
}
