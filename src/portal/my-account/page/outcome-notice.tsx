import { m } from "#messages";
import { Notice } from "../../../ui/feedback/notice.tsx";
import type { MyAccountOutcome } from "./act-on-my-account.ts";

function words(outcome: MyAccountOutcome): string {
  switch (outcome.status) {
    case "ended-one":
      return m.my_account_ended_one();
    case "ended-others":
      return m.my_account_ended_others();
    case "ended-before":
      return m.my_account_ended_before();
    case "mail-language":
      return m.my_account_mail_changed();
    case "withdrawn":
    case "failed":
      return outcome.message;
  }
}

/** What became of the last press, above everything. */
export function OutcomeNotice({ outcome }: { readonly outcome: MyAccountOutcome }) {
  const isBad = outcome.status === "failed";
  return (
    <Notice tone={isBad ? "danger" : "success"} announce={isBad ? "alert" : "status"}>
      {words(outcome)}
    </Notice>
  );
}
