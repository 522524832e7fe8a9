import { parseArgs } from "node:util";
import type { Command } from "../src/platform/operations/command.ts";

const usage = `npm run staff -- invite EMAIL --role ROLE … [--company SLUG] … [--vacancy CODE] … [--language id | en]
npm run staff -- list
npm run staff -- suspend EMAIL
npm run staff -- end-sessions EMAIL
npm run staff -- reset-second-step EMAIL
npm run staff -- verify-trail
npm run staff -- trail [--after SEAL]
npm run staff -- demo-link EMAIL`;

const names: Readonly<Record<string, string>> = {
  invite: "staff-invite",
  list: "staff-list",
  suspend: "staff-suspend",
  "end-sessions": "staff-end-sessions",
  "reset-second-step": "staff-reset",
  "verify-trail": "staff-verify-trail",
  trail: "staff-trail",
  "demo-link": "staff-demo-link",
};

/** What names nobody. */
const ofAll = ["list", "verify-trail", "trail"];

/**
 * The command that a line of arguments means.
 * @throws Error with a sentence for the operator
 */
export function getStaffCommand(args: readonly string[]): Command {
  const several = { type: "string", multiple: true } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      role: several,
      company: several,
      vacancy: several,
      language: { type: "string" },
      after: { type: "string" },
    },
  });
  const [verb = "", email = "", ...more] = positionals;
  const name = names[verb];
  if (name === undefined || more.length > 0 || ofAll.includes(verb) !== (email === "")) throw new Error(usage);
  const { role: roles = [], company: companies = [], vacancy: vacancies = [], language = "id" } = values;
  if (language !== "id" && language !== "en") throw new Error(usage);
  const { after = "0" } = values;
  if (!/^\d{1,15}$/.test(after)) throw new Error(usage);
  return { name, options: { email, roles, companies, vacancies, language, after: Number(after) }, files: [] };
}
