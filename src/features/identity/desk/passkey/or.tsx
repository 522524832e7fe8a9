import { m } from "#messages";
import { OrLine } from "../../../../ui/layout/or-line.tsx";

/** Between two ways to the same thing. */
export function Or() {
  return <OrLine>{m.desk_account_or()}</OrLine>;
}
