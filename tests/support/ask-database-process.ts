// Asks the database of a site that was stopped, for a journey: Playwright's own loader opens no embedded one.
import { openDatabase } from "../../src/platform/database/database.ts";

const [, , dataDir = "", question = ""] = process.argv;
const database = await openDatabase({ dataDir });
process.stdout.write(JSON.stringify(await database.run(question)));
await database.close();
