import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { type CompanyOutcome, toldOutcome } from "./company-outcome.ts";

interface CompanyLinkProps {
  readonly label: string;
  /** Where one was going. */
  readonly to: string;
  /** The second step once more, in place of a sign-in. */
  readonly isStepUp?: boolean;
  readonly kind?: "secondary";
}

/** The way to the company's provider and back; a link, as a form that ends elsewhere would break the page's policy. */
export function CompanyLink({ label, to, isStepUp = false, kind }: CompanyLinkProps) {
  const query = new URLSearchParams({ ...(isStepUp && { use: "step-up" }), ...(to !== "/staff" && { to }) }).toString();
  const path = `/api/v1/staff/oidc/start${query === "" ? "" : `?${query}`}`;
  return (
    <ButtonLink to={path} reloadDocument wide kind={kind} icon="building">
      {label}
    </ButtonLink>
  );
}

/** Why the company's account did not let one in. */
export function CompanyNotice({ outcome }: { readonly outcome: CompanyOutcome | null }) {
  if (outcome === null) return null;
  return (
    <Notice tone={outcome === "join-needed" ? undefined : "danger"} announce="alert">
      {toldOutcome(outcome).text()}
    </Notice>
  );
}
