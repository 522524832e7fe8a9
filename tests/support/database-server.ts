import { randomUUID } from "node:crypto";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";
import { fillTemplate, findParent, oneAtATime, statementMs, type Template, templateKey } from "./database-template.ts";

/** A database of its own on the server, copied from a template; `close()` drops it. */
export async function serverTestDatabase(url: string, from: Template): Promise<{ database: Database; at: string }> {
  const template = await templateDatabase(url, from);
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(url, `create database ${name} ${copyOf(template)}`);
  const at = withName(url, name);
  const database = await openDatabase({ url: at, statementMs, connectWithinMs: statementMs });
  return {
    at,
    database: {
      ...database,
      async close() {
        await database.close();
        await onServer(url, `drop database if exists ${name} with (force)`);
      },
    },
  };
}

const copyOf = (template: string) => `template ${template} strategy file_copy`;

async function templateDatabase(url: string, template: Template): Promise<string> {
  const name = `template_${templateKey(template)}`;
  return oneAtATime(name, async () => {
    if (await exists(url, name)) return name;
    const building = `building_${randomUUID().replaceAll("-", "")}`;
    const parent = findParent(template);
    await onServer(url, `create database ${building} ${parent ? copyOf(await templateDatabase(url, parent)) : ""}`);
    const database = await openDatabase({ url: withName(url, building), statementMs });
    await fillTemplate(database, template);
    await database.close();
    await onServer(url, `alter database ${building} rename to ${name}`);
    return name;
  });
}

async function exists(url: string, name: string): Promise<boolean> {
  return (await onServer(url, "select 1 from pg_database where datname = $1", [name])).length > 0;
}

async function onServer(url: string, statement: string, parameters: string[] = []): Promise<unknown[]> {
  const server = await openDatabase({ url, statementMs });
  try {
    return await server.run(statement, parameters);
  } finally {
    await server.close();
  }
}

function withName(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
