import type { OxlintOverride } from "oxlint";

/** The import rules as the linter enforces them; ARCHITECTURE.md has them in words. */

/**
 * Features in their order: the rules and use cases of one may import those of earlier features. What they need from a
 * later one is a port: a function type that `src/app/endpoints.ts` fills in.
 */
export const featureOrder = [
  "reference-data",
  "identity",
  "help",
  "letters",
  "agenda",
  "audit",
  "companies",
  "notifications",
  "vacancies",
  "staff",
  "documents",
  "drafts",
  "resumes",
  "cv-import",
  "applications",
  "alerts",
  "surveys",
  "interviews",
  "invitations",
  "extended-forms",
  "decisions",
  "candidates",
  "notes",
  "bulk-actions",
  "scorecards",
  "content",
  "workday",
  "privacy",
  "imports",
  "reports",
] as const;

/** Features whose pages for applicants may import those of earlier ones. */
export const portalOrder = [
  "reference-data",
  "identity",
  "vacancies",
  "companies",
  "alerts",
  "letters",
  "agenda",
  "help",
  "content",
  "drafts",
  "resumes",
  "applications",
  "surveys",
  "interviews",
  "invitations",
  "extended-forms",
  "account",
  "portal-shell",
] as const;

/** Features whose pages for recruiters may import those of earlier ones. */
export const deskOrder = [
  "desk-base",
  "identity",
  "companies",
  "staff",
  "audit",
  "notifications",
  "decisions",
  "vacancies",
  "notes",
  "scorecards",
  "candidates",
  "bulk-actions",
  "workday",
  "desk-shell",
] as const;

/** Folders of a feature that show it: to applicants, to recruiters, to operators' files and other machines. */
const sides = { portal: ["portal"], desk: ["desk"], files: ["import", "machines", "command"] } as const;
type Side = keyof typeof sides;

type Restriction = ({ regex: string } | { group: string[] }) & { message: string; allowTypeImports?: boolean };

type Override = OxlintOverride;

const outside = (folders: readonly string[]) => `^(\\.\\./)+(.*/)?(${folders.join("|")})/`;

const noApp: Restriction = {
  regex: outside(["app", "web"]),
  message: "Only src/app and src/web know everything: nothing below imports them.",
};

const noFeature: Restriction = {
  regex: outside(["features"]),
  message: "This layer knows no feature: define what you need as a port.",
};

const getFolder = (side: Side) => `(^|/)(${[...sides[side], `${side}-shell`, `${side}-base`].join("|")})/`;

const noSide: Restriction = {
  regex: (["portal", "desk", "files"] as const).map(getFolder).join("|"),
  message: "Rules and use cases know no page and no file format: serialize in portal/, desk/ or import/.",
};

function noOtherSide(own: Side): Restriction {
  const others = (["portal", "desk", "files"] as const).filter((side) => side !== own);
  return { regex: others.map(getFolder).join("|"), message: `${own} never imports ${others.join(" or ")}.` };
}

const noReact: Restriction = {
  regex: "^(react|react-dom|react-router)(/|$)|/ui/.*\\.tsx$",
  message: "Neither the platform nor a use case knows React.",
};

const noHttpSession: Restriction = {
  regex:
    "^hono(/|$)|/contract/(cookies|session-cookies|request-context|identify|endpoint\\.server|page-address|public-file\\.server)\\.ts$",
  message: "A use case knows no HTTP and no page: take what you need as an argument.",
};

const noWire: Restriction = {
  regex: "\\.calls\\.ts$|/contract/(calls?|client|browser-api|call-types)\\.ts$",
  message: "A use case knows no wire names: serialize in the endpoint.",
};

/** What a file is by its first bytes is the same where it is chosen and where it is checked. */
const noPlatform: Restriction = {
  group: ["**/platform/*.ts", "**/platform/*/**", "!**/platform/files/file-heads.ts"],
  message: "Code that reaches the browser knows no platform.",
};

const noReplyInStore: Restriction = {
  regex: "/contract/(reply|wire-answer\\.server)\\.ts$",
  message: "A query knows no HTTP: return data, let the endpoint answer.",
};

const noSql: Restriction = {
  regex: "^kysely(/|$)|\\.tables\\.ts$|\\.store\\.server\\.ts$",
  message: "SQL belongs to rules and use cases: call one, or a query of *.queries.server.ts.",
};

const callsArePure: Restriction = {
  regex: "\\.(schema|server)\\.ts$|^zod(/|$)",
  message: "A call's description costs the browser nothing: types only, of its API file by `typeof import(…)`.",
  allowTypeImports: true,
};

/** A feature's private files: queries that only it may run. */
function noForeignStore(name: string): Restriction {
  const others = featureOrder.filter((feature) => feature !== name);
  return {
    regex: `^(\\.\\./)+(features/)?(${others.join("|")})/(.*/)?[^/]+\\.store\\.server\\.ts$`,
    message: "*.store.server.ts is private to its feature: use a use case or *.queries.server.ts.",
  };
}

/** Groups come last: what a group leaves out with `!`, the linter asks no further pattern about. */
function restrict(files: string[], patterns: Restriction[], excludeFiles: string[] = []): Override {
  const inOrder = [...patterns.filter((each) => "regex" in each), ...patterns.filter((each) => "group" in each)];
  return {
    files,
    ...(excludeFiles.length > 0 ? { excludeFiles } : {}),
    rules: { "no-restricted-imports": ["error", { patterns: inOrder }] },
  };
}

function later(order: readonly string[], name: string, below = ""): Restriction[] {
  const features = order.slice(order.indexOf(name) + 1);
  if (features.length === 0) return [];
  const message = `${name} comes before ${features.join(", ")}: define what you need as a port.`;
  const folders = features.map((feature) => (isWholeSide(feature) ? `${feature}/` : `${feature}/${below}`));
  return [{ regex: `^(\\.\\./)+(features/)?(${folders.join("|")})`, message }];
}

/** Folders of features that are of one side as a whole. */
const isWholeSide = (feature: string) => /-(shell|base)$/.test(feature);

/** Files that never reach a browser. */
const onServer = ["**/*.{server,tables,test}.ts"] as const;
const serverFilesIn = (folder: string) => onServer.map((files) => `${folder}/${files}`);

/** Rules and use cases of a feature: what is in none of its sides' folders. */
function useCases(name: string): Override[] {
  const folder = `**/src/features/${name}`;
  const inSides = Object.values(sides).flatMap((folders) => folders.map((side) => `${folder}/${side}/**`));
  const always = [noApp, noSide, noReact, noHttpSession, noWire, ...later(featureOrder, name), noForeignStore(name)];
  return [
    restrict([`${folder}/**/*.{ts,tsx}`], [...always, noPlatform], [...serverFilesIn(folder), ...inSides]),
    restrict([`${folder}/**/*.server.ts`, `${folder}/**/*.tables.ts`], always, inSides),
    restrict([`${folder}/**/*.{store,queries}.server.ts`], [...always, noReplyInStore], inSides),
  ];
}

function getPortal(name: string): Override[] {
  const folder = isWholeSide(name) ? `**/src/features/${name}` : `**/src/features/${name}/portal`;
  const always = [noApp, noOtherSide("portal"), noSql, ...later(portalOrder, name, "portal/")];
  return [
    restrict([`${folder}/**/*.{ts,tsx}`], [...always, noPlatform], serverFilesIn(folder)),
    restrict([`${folder}/**/*.server.ts`], always),
    restrict([`${folder}/**/*.calls.ts`], [...always, noPlatform, callsArePure]),
  ];
}

function getDesk(name: string): Override {
  const folder = isWholeSide(name) ? `**/src/features/${name}` : `**/src/features/${name}/desk`;
  return restrict(
    [`${folder}/**`],
    [noApp, noOtherSide("desk"), noSql, ...later(deskOrder, name, "desk/")],
    ["**/*.test.ts"],
  );
}

const fileFolders = sides.files.map((side) => `**/src/features/*/${side}/**`);

/** Where several match a file, the last one counts, so each repeats what holds everywhere. */
export const importRules: Override[] = [
  restrict(
    ["**/src/platform/**"],
    [
      noApp,
      noFeature,
      noReact,
      { regex: outside(["ui", "contract"]), message: "The platform knows no contract and no design system." },
    ],
    ["**/*.test.ts"],
  ),
  restrict(["**/src/i18n/**", "**/src/contract/**"], [noApp, noFeature, noPlatform]),
  restrict(
    ["**/src/ui/**"],
    [noApp, noFeature, noPlatform, { regex: outside(["contract"]), message: "The design system knows no data." }],
  ),
  ...featureOrder.flatMap(useCases),
  ...portalOrder.flatMap(getPortal),
  restrict(["**/src/features/*/desk/**"], [noApp, noOtherSide("desk"), noSql], ["**/*.test.ts"]),
  ...deskOrder.map(getDesk),
  restrict(fileFolders, [noApp, noOtherSide("files"), noSql], ["**/*.test.ts"]),
];
