import type { OxlintOverride } from "oxlint";

/** The house's import rules as the linter enforces them; ARCHITECTURE.md tells them in words. */

/** Rooms of the domain in their order: each may use those before it, and hears of later ones by ports and events. */
export const domainOrder = [
  "master-data",
  "people",
  "help",
  "letters",
  "agenda",
  "audit",
  "organisation",
  "notices",
  "vacancies",
  "staff",
  "documents",
  "drafts",
  "resumes",
  "applications",
  "vacancy-letters",
  "suggestions",
  "alerts",
  "surveys",
  "interviews",
  "invitations",
  "extended-forms",
  "acts",
  "candidates",
  "notes",
  "bulk-jobs",
  "scorecards",
  "content",
  "day",
  "personal-data",
] as const;

/** Rooms of the applicants' side in their order. */
export const portalOrder = [
  "lists",
  "account",
  "finding",
  "alerts",
  "reading",
  "drafts",
  "resume",
  "applying",
  "my-applications",
  "extended-form",
  "vacancy-letters",
  "my-account",
  "shell",
] as const;

/** Who looks at what is true: applicants, staff, machines. They never meet. */
const sides = ["portal", "desk", "integration"] as const;

type Restriction = ({ regex: string } | { group: string[] }) & { message: string; allowTypeImports?: boolean };

type Override = OxlintOverride;

const outside = (rooms: readonly string[]) => `^(\\.\\./)+(.*/)?(${rooms.join("|")})/`;

const noServer: Restriction = {
  regex: outside(["server"]),
  message: "The server stands on top: nothing below knows it.",
};

const noDomain: Restriction = {
  regex: outside(["domain", ...sides]),
  message: "This room knows nothing of the product: name what you need as a port.",
};

const noSide: Restriction = {
  regex: outside(sides),
  message: "The domain knows none of those who look at it: serialise on their side.",
};

function otherSides(own: (typeof sides)[number]): Restriction {
  const others = sides.filter((side) => side !== own);
  return { regex: outside(others), message: `${own} never meets ${others.join(" and ")}.` };
}

const noReact: Restriction = {
  regex: "^(react|react-dom|react-router)(/|$)|/ui/.*\\.tsx$",
  message: "Neither platform nor domain knows React.",
};

const noHttpSession: Restriction = {
  regex:
    "^hono(/|$)|/contract/(cookies|session-cookies|request-context|identify|endpoint\\.server|page-address|public-file\\.server)\\.ts$",
  message: "The domain knows no HTTP and no page: take what you need as an argument.",
};

const noWire: Restriction = {
  regex: "\\.calls\\.ts$|/contract/(calls?|client|browser-api|call-types)\\.ts$",
  message: "The domain knows no wire names: serialise where the wire is spoken.",
};

/** What a file is by its first bytes is the same where it is chosen and where it is checked. */
const noPlatform: Restriction = {
  group: ["**/platform/*.ts", "**/platform/*/**", "!**/platform/files/file-heads.ts"],
  message: "Code that reaches the browser knows no platform.",
};

/** What a domain room shows: types and rules, the schemas that form and server share, queries and commands. */
const shown = (room: string) => `${room}/${room}{,.schema,.server}.ts`;

const wallMessage = "What is inside a domain room is its own: use its room.ts, room.schema.ts or room.server.ts.";

const allButShown = ["**/domain/*/**", ...domainOrder.map((room) => `!**/domain/${shown(room)}`)];

/** For those who look at the domain. */
const wall: Restriction = { group: allButShown, message: wallMessage };

/** Putting the site together names every room's steps of the schema. */
const wallBesideMigrations: Restriction = {
  group: [...allButShown, "!**/domain/*/migrations/*.ts"],
  message: wallMessage,
};

/** Between rooms of the domain, whose queries may join a neighbour's tables. */
function wallAround(name: string): Restriction {
  const others = domainOrder.filter((room) => room !== name);
  const inside = others.map((room) => `../**/${room}/**`);
  return { group: [...inside, ...others.map((room) => `!**/${shown(room)}`), "!**/*.tables.ts"], message: wallMessage };
}

const noReplyInStore: Restriction = {
  regex: "/contract/(reply|wire-answer\\.server)\\.ts$",
  message: "A store knows no HTTP: return data, let the endpoint answer.",
};

const noSql: Restriction = {
  regex: "^kysely(/|$)|\\.tables\\.ts$",
  message: "SQL is the domain's: ask a query or a command.",
};

const noStore: Restriction = {
  regex: "^kysely(/|$)|\\.store\\.server\\.ts$",
  message: "An endpoint holds no SQL and touches no store: call a task.",
};

const callsArePure: Restriction = {
  regex: "\\.schema\\.ts$|^zod(/|$)",
  message: "A call's description costs the browser nothing: `import type` only.",
  allowTypeImports: true,
};

/** Walls come last: what a group leaves out with `!`, the linter asks no further pattern about. */
function restrict(files: string[], patterns: Restriction[], excludeFiles: string[] = []): Override {
  const inOrder = [...patterns.filter((each) => "regex" in each), ...patterns.filter((each) => "group" in each)];
  return {
    files,
    ...(excludeFiles.length > 0 ? { excludeFiles } : {}),
    rules: { "no-restricted-imports": ["error", { patterns: inOrder }] },
  };
}

function later(order: readonly string[], name: string, within: string): Restriction[] {
  const rooms = order.slice(order.indexOf(name) + 1);
  if (rooms.length === 0) return [];
  const message = `${name} comes before ${rooms.join(", ")}: name what you need as a port.`;
  return [{ regex: `^(\\.\\./)+(${within}/)?(${rooms.join("|")})/`, message }];
}

/** Files of a room that never reach a browser. */
const onServer = ["**/*.{server,tables,test}.ts", "**/migrations/**"] as const;
const serverFilesOf = (room: string) => onServer.map((files) => `${room}/${files}`);

function domainRoom(name: string): Override[] {
  const room = `**/src/domain/${name}`;
  const always = [
    noServer,
    noSide,
    noReact,
    noHttpSession,
    noWire,
    ...later(domainOrder, name, "domain"),
    wallAround(name),
  ];
  return [
    restrict([`${room}/**/*.{ts,tsx}`], [...always, noPlatform], serverFilesOf(room)),
    restrict([`${room}/**/*.server.ts`, `${room}/**/*.tables.ts`, `${room}/migrations/**`], always),
    restrict([`${room}/**/*.store.server.ts`], [...always, noReplyInStore]),
  ];
}

function portalRoom(name: string): Override[] {
  const room = `**/src/portal/${name}`;
  const always = [noServer, otherSides("portal"), wall, noSql, ...later(portalOrder, name, "portal")];
  return [
    restrict([`${room}/**/*.{ts,tsx}`], [...always, noPlatform], serverFilesOf(room)),
    restrict([`${room}/**/*.server.ts`], always),
    restrict([`${room}/**/*.api.server.ts`], [...always, noStore]),
    restrict([`${room}/**/*.calls.ts`], [...always, noPlatform, callsArePure]),
  ];
}

/** One override a room; where several match a file, the last one counts, so each repeats what holds everywhere. */
export const importRules: Override[] = [
  restrict(
    ["**/src/platform/**"],
    [
      noServer,
      noDomain,
      noReact,
      { regex: outside(["ui", "contract"]), message: "The platform knows no contract and no design system." },
    ],
    ["**/*.test.ts"],
  ),
  restrict(["**/src/i18n/**", "**/src/contract/**"], [noServer, noDomain, noPlatform]),
  restrict(
    ["**/src/ui/**"],
    [noServer, noDomain, noPlatform, { regex: outside(["contract"]), message: "The design system knows no data." }],
  ),
  ...domainOrder.flatMap(domainRoom),
  ...portalOrder.flatMap(portalRoom),
  restrict(["**/src/desk/**"], [noServer, otherSides("desk"), wall, noSql], ["**/*.test.ts"]),
  restrict(["**/src/integration/**"], [noServer, otherSides("integration"), wall, noSql], ["**/*.test.ts"]),
  restrict(["**/src/server/**", "**/src/*.{ts,tsx}", "**/scripts/**"], [wallBesideMigrations], ["**/*.test.ts"]),
];
