import { Link } from "react-router";
import { m } from "#messages";
import { Notice } from "../../../ui/feedback/notice.tsx";
import type { JsonResumeOutcome } from "./act-on-json-resume.ts";

/** What became of a file that needs nothing more. */
export function TakenNotice({ outcome }: { readonly outcome: JsonResumeOutcome }) {
  if (outcome.status === "nothing-new") {
    return <Notice announce="status">{m.my_account_json_nothing()}</Notice>;
  }
  if (outcome.status !== "changed") return null;
  return (
    <Notice tone="success" announce="status">
      {m.my_account_json_done()} <Link to="/profile-resume">{m.my_account_json_see()}</Link>
    </Notice>
  );
}
