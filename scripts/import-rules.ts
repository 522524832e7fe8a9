import type { OxlintOverride } from "oxlint";

/** The house's import rules as the linter enforces them; ARCHITECTURE.md tells them in words. */

/** Features in their order: each may use those before it, never those after it. */
export const featureOrder = [
  "master-data",
  "accounts",
  "help-centre",
  "agenda",
  "companies",
  "vacancies",
  "resumes",
  "applications",
  "extended-form",
  "my-account",
  "content",
] as const;

interface Restriction {
  regex: string;
  message: string;
  allowTypeImports?: boolean;
}

type Override = OxlintOverride;

const outside = (rooms: readonly string[]) => `^(\\.\\./)+(.*/)?(${rooms.join("|")})/`;

const onTop: Restriction = {
  regex: outside(["shell", "server"]),
  message: "Shell and server stand on top: nothing below may know them.",
};

const noFeature: Restriction = {
  regex: outside(["features"]),
  message: "This room knows no feature; name what you need as a port and let server/doors.ts hand it in.",
};

const noReact: Restriction = { regex: "^(react|react-dom|react-router)(/|$)", message: "The platform knows no React." };

const noPlatform: Restriction = {
  regex: outside(["platform"]),
  message: "Code that reaches the browser knows no platform.",
};

const noForeignStore: Restriction = {
  regex: `^(\\.\\./)+(${featureOrder.join("|")})/.*\\.(store\\.server|api\\.server)\\.ts$`,
  message: "Another feature's tables are its own: use its *.server.ts.",
};

const noHttp: Restriction = {
  regex: "^hono(/|$)|/contract/(door\\.server|reply|wire-answer\\.server)\\.ts$",
  message: "A store knows no HTTP: return data, let the door answer.",
};

const noSql: Restriction = {
  regex: "^kysely(/|$)|\\.store\\.server\\.ts$",
  message: "A door holds no SQL and touches no store: call a task.",
};

const callsArePure: Restriction = {
  regex: "\\.schema\\.ts$|^zod(/|$)",
  message: "A call's description costs the browser nothing: `import type` only.",
  allowTypeImports: true,
};

function restrict(files: string[], restrictions: Restriction[], excludeFiles: string[] = []): Override {
  const patterns = restrictions;
  return {
    files,
    ...(excludeFiles.length > 0 ? { excludeFiles } : {}),
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
}

function later(feature: string, index: number): Restriction[] {
  const rooms = featureOrder.slice(index + 1);
  if (rooms.length === 0) return [];
  const message = `${feature} comes before ${rooms.join(", ")}: name what you need as a port.`;
  return [{ regex: `^(\\.\\./)+(features/)?(${rooms.join("|")})/`, message }];
}

function feature(name: string, index: number): Override[] {
  const room = `**/src/features/${name}`;
  const always = [onTop, noForeignStore, ...later(name, index)];
  return [
    restrict(
      [`${room}/**/*.{ts,tsx}`],
      [...always, noPlatform],
      [`${room}/**/*.{server,tables,test}.ts`, `${room}/migrations/**`],
    ),
    restrict([`${room}/**/*.server.ts`, `${room}/**/*.tables.ts`, `${room}/migrations/**`], always),
    restrict([`${room}/**/*.store.server.ts`], [...always, noHttp]),
    restrict([`${room}/**/*.api.server.ts`], [...always, noSql]),
    restrict([`${room}/**/*.calls.ts`], [...always, noPlatform, callsArePure]),
  ];
}

/** One override a room; where several match a file, the last one counts, so each repeats what holds everywhere. */
export const importRules: Override[] = [
  restrict(
    ["**/src/platform/**"],
    [
      onTop,
      noFeature,
      noReact,
      { regex: outside(["ui", "contract"]), message: "The platform knows no contract and no design system." },
    ],
    ["**/*.test.ts"],
  ),
  restrict(["**/src/i18n/**"], [onTop, noFeature, noPlatform]),
  restrict(["**/src/contract/**"], [onTop, noFeature, noPlatform]),
  restrict(
    ["**/src/ui/**"],
    [onTop, noFeature, noPlatform, { regex: outside(["contract"]), message: "The design system knows no data." }],
  ),
  ...featureOrder.flatMap(feature),
  restrict(
    ["**/src/shell/**"],
    [noPlatform, { regex: outside(["server"]), message: "The shell reaches the browser; the server does not." }],
  ),
];
