import type { Send } from "../../wire/whole-portal.ts";
import type { Aim } from "./attack.ts";
import { canary } from "./mass-assignment.ts";

/** Attacks that target not a site's calls but its mails, tables, clock or rules. */
const notByAnswer =
  /^(resource use|link: (forget-password|resend-activation)|injection: a search for|redirect: (the rule|by a mailed)|mass assignment: all of them)/;

/** True for a try that an answer alone can make succeed. */
export function isByAnswer(name: string, input: string): boolean {
  return !notByAnswer.test(`${name}: ${input}`);
}

/** The same portal behind a site that obeys, believes and returns everything. */
export function defenceless(aim: Aim): Aim {
  let turn = 0;
  const send: Send = async () => {
    turn += 1;
    const script = "<script>alert(1)</script>";
    const data = { description: script, requirement: script, whose: aim.owner.email, canary, isGenuine: true };
    const json = { acknowledge: 1, token: `token ${turn}`, data };
    const headers = new Headers({ "content-type": "text/html", "x-injected": "yes", location: "https://evil.example" });
    headers.append("set-cookie", "session=somebody's");
    return { http: 200, headers, json, text: JSON.stringify(json) };
  };
  return { ...aim, send, pastCaptcha: send };
}
