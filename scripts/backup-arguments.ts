import { parseArgs } from "node:util";
import type { BackupOptions } from "../src/app/back-up-site.ts";
import type { RestoreOptions } from "../src/app/restore-site.ts";
import { fromWhereAsked } from "./from-where-asked.ts";

const backupUsage = "npm run backup -- FILE [--without-secret]";
const restoreUsage = "npm run restore -- FILE [--send-mail | --drop-mail] [--drop-sessions] [--new-secret]";

const flag = { type: "boolean", default: false } as const;

function theFile(positionals: readonly string[], usage: string): string {
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(usage);
  return fromWhereAsked(file);
}

/** @throws Error with a sentence for the operator */
export function getBackupOptions(args: readonly string[]): BackupOptions {
  const options = { "without-secret": flag };
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  return { file: theFile(positionals, backupUsage), withSecret: !values["without-secret"] };
}

/** @throws Error with a sentence for the operator */
export function getRestoreOptions(args: readonly string[]): RestoreOptions {
  const options = { "send-mail": flag, "drop-mail": flag, "drop-sessions": flag, "new-secret": flag };
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [sends, drops] = [values["send-mail"], values["drop-mail"]];
  if (sends && drops) throw new Error(restoreUsage);
  return {
    file: theFile(positionals, restoreUsage),
    waitingMails: sends ? "send" : drops ? "drop" : null,
    dropsSessions: values["drop-sessions"],
    takesNewSecret: values["new-secret"],
  };
}
