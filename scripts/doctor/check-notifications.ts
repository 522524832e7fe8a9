import { openDatabase } from "../../src/platform/database/database.ts";
import { PoolerInTheWay } from "../../src/platform/database/unavailable-database.ts";
import type { Settings } from "../../src/platform/settings/settings.ts";
import { type Finding, findingsAbout, getReason, getTodo } from "./finding.ts";

const channel = "doctor";
const patienceMs = 3_000;
const notifications = findingsAbout("notifications");

/** A notification from one connection reaches another, as processes announce changes to each other. */
export async function checkNotifications(url: string, { database: { listenUrl } }: Settings): Promise<Finding> {
  const database = await openDatabase({ url, directUrl: listenUrl ?? undefined, connections: 2 });
  try {
    const heard = Promise.withResolvers<boolean>();
    await database.listen(channel, () => heard.resolve(true));
    setTimeout(() => heard.resolve(false), patienceMs).unref();
    await database.run("select pg_notify($1, '')", [channel]);
    if (await heard.promise)
      return notifications.ok(listenUrl === null ? "heard" : "heard by DATABASE_LISTEN_URL, past the pooler");
    return notifications.fault("not heard", "let DATABASE_LISTEN_URL lead to the same database as DATABASE_URL");
  } catch (error) {
    const isPooler = error instanceof PoolerInTheWay;
    const todo = isPooler ? "set DATABASE_LISTEN_URL" : getTodo(error, "see the database's own finding");
    return notifications.fault(
      isPooler ? "a pooler that lends for a transaction hands none on" : getReason(error),
      todo,
    );
  } finally {
    await database.close();
  }
}
