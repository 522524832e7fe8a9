import { openDatabase } from "../../src/platform/database/database.ts";
import { readSettings, type Settings, secretSettings } from "../../src/platform/settings/settings.ts";
import { checkAddress } from "./check-address.ts";
import { checkClamd } from "./check-clamd.ts";
import { checkDataFolder } from "./check-data-folder.ts";
import { checkEmbedded } from "./check-embedded.ts";
import { checkFiles } from "./check-files.ts";
import { checkMail } from "./check-mail.ts";
import { checkNames } from "./check-names.ts";
import { checkNotifications } from "./check-notifications.ts";
import { checkProviders } from "./check-providers.ts";
import { checkRows, getFindings } from "./check-rows.ts";
import { checkSecret } from "./check-secret.ts";
import { checkServer } from "./check-server.ts";
import { checkSettings } from "./check-settings.ts";
import { type Finding, findingsAbout, getReason } from "./finding.ts";
import type { ServerFacts } from "./server-facts.ts";

type Environment = Readonly<Record<string, string | undefined>>;

interface Examined {
  findings: Finding[];
  facts: ServerFacts | null;
}

async function checkDatabase(settings: Settings): Promise<Examined> {
  const { databaseUrl: url } = settings;
  if (url === null) return { findings: await checkEmbedded(settings), facts: null };
  const server = await checkServer(url, settings);
  if (server.facts === null) return server;
  const rows = await checkRowsOfServer(url, settings);
  return { ...server, findings: [...server.findings, ...rows, await checkNotifications(url, settings)] };
}

async function checkRowsOfServer(url: string, { database: { listenUrl } }: Settings): Promise<Finding[]> {
  const opened = await openDatabase({ url: listenUrl ?? url, connections: 1 });
  try {
    return await checkRows(opened, getFindings);
  } finally {
    await opened.close();
  }
}

async function checkAll(settings: Settings): Promise<Finding[]> {
  const { findings, facts } = await checkDatabase(settings);
  return [
    ...checkSettings(settings),
    ...(await checkDataFolder(settings)),
    await checkSecret(settings, facts),
    ...findings,
    await checkFiles(settings, facts),
    ...(await checkClamd(settings)),
    await checkMail(settings),
    ...(await checkProviders(settings)),
    ...(await checkAddress(settings)),
  ];
}

function passwordIn(value: string): string[] {
  const password = URL.parse(value)?.password ?? "";
  return password === "" ? [] : [password, decodeURIComponent(password)];
}

/**
 * What no line may say, whatever a server answers: secrets as they stand in the settings, and passwords in addresses.
 */
function getSecrets(env: Environment): string[] {
  const values = secretSettings.flatMap((name) => env[name]?.trim() ?? []);
  const parts = values.flatMap((value) => [
    value,
    ...value.split(",").map((part) => part.trim()),
    ...passwordIn(value),
  ]);
  return parts.filter((part) => part !== "").sort((a, b) => b.length - a.length);
}

function withoutSecrets(finding: Finding, secrets: readonly string[]): Finding {
  // A secret of a letter or two would be removed from the middle of words, and reveals nothing.
  const worthHiding = secrets.filter((secret) => secret.length >= 4);
  const hide = (text: string) => worthHiding.reduce((left, secret) => left.replaceAll(secret, "…"), text);
  return { ...finding, says: hide(finding.says), ...(finding.todo === undefined ? {} : { todo: hide(finding.todo) }) };
}

/** Checks everything that the site depends on. It changes nothing permanently and prints no secret. */
export async function examine(env: Environment): Promise<Finding[]> {
  try {
    const found = [...checkNames(env), ...(await checkAll(readSettings(env)))];
    const secrets = getSecrets(env);
    return found.map((finding) => withoutSecrets(finding, secrets));
  } catch (error) {
    const fault = findingsAbout("settings").fault(getReason(error), "see the table of settings in the README");
    return [...checkNames(env), fault];
  }
}
