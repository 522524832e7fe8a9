import { openCommandSocket } from "../platform/operations/command-socket.ts";
import type { Platform } from "../platform/platform.ts";
import { runCommand } from "./commands.ts";

/**
 * Lets operators' commands in while the embedded database belongs to this process; answers how to stop.
 * A command has ended when this process shows what it changed: whoever ran it looks at the site next.
 */
export async function takeCommands(platform: Platform): Promise<() => Promise<void>> {
  const { settings, database, changes } = platform;
  if (database.kind === "server") return async () => {};
  const operating = { ...platform, outbox: async () => platform.outbox };
  const socket = await openCommandSocket(settings.dataDir, async (command, say) => {
    const exit = await runCommand(operating, command, say);
    await changes.followed((tag) => database.run("select pg_notify('page_changes', $1)", [tag]));
    return exit;
  });
  return () => socket.close();
}
