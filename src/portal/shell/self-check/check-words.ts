import { m } from "#messages";
import type { ApiCheck } from "./check-api.ts";

/** A check in words: "Tersambung, 12 ms". */
export function checkWords(check: ApiCheck): string {
  switch (check.status) {
    case "waiting":
      return m.shell_check_waiting();
    case "works":
      return m.shell_check_works({ ms: check.ms });
    case "fails":
      return m.shell_check_fails({ message: check.message });
  }
}
