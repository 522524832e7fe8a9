import type { AttackTable } from "./attack.ts";
import { bodies } from "./bodies.ts";
import { enumeration } from "./enumeration.ts";
import { guessing } from "./guessing.ts";
import { injection } from "./injection.ts";
import { link } from "./link.ts";
import { massAssignment } from "./mass-assignment.ts";
import { oauth } from "./oauth.ts";
import { objectAccess } from "./object-access.ts";
import { redirect } from "./redirect.ts";
import { resourceUse } from "./resource-use.ts";
import { script } from "./script.ts";
import { session } from "./session.ts";
import { upload } from "./upload.ts";
import { worstStrings } from "./worst-strings.ts";

interface AttackClass {
  name: string;
  /** The least number of tries, taken in turn; a table that shrank is seen. */
  least: number;
  table: AttackTable;
}

/** The attack matrix: what people try at a site like this one, and every input of it. */
export const allClasses: readonly AttackClass[] = [
  { name: "guessing", least: 150, table: guessing },
  { name: "enumeration", least: 120, table: enumeration },
  { name: "session", least: 800, table: session },
  { name: "link", least: 90, table: link },
  { name: "OAuth", least: 130, table: oauth },
  { name: "injection", least: 1_100, table: injection },
  { name: "script", least: 250, table: script },
  { name: "redirect", least: 100, table: redirect },
  { name: "upload", least: 80, table: upload },
  { name: "object access", least: 200, table: objectAccess },
  { name: "mass assignment", least: 300, table: massAssignment },
  { name: "resource use", least: 400, table: resourceUse },
];

/** The cost of one request: measured at a site where nothing has been tried before. */
export const costClasses: readonly AttackClass[] = [
  { name: "bodies", least: 300, table: bodies },
  { name: "worst strings", least: 400, table: worstStrings },
];
