import { Notice } from "../../../../ui/feedback/notice.tsx";
import { type CompanyOutcome, toldOutcome } from "./company-outcome.ts";

/** Why the company's account did not let one in. */
export function CompanyNotice({ outcome }: { readonly outcome: CompanyOutcome | null }) {
  if (outcome === null) return null;
  return (
    <Notice tone={outcome === "join-needed" ? undefined : "danger"} announce="alert">
      {toldOutcome(outcome).text()}
    </Notice>
  );
}
