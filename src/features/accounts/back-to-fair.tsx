import { m } from "#messages";
import { fairUrl } from "../../contract/from-fair.ts";
import { ButtonLink } from "../../ui/actions/button-link.tsx";

/** The way back for who came from the virtual job fair; nothing where it has no site. */
export function BackToFair() {
  if (fairUrl === null) return null;
  return (
    <ButtonLink to={fairUrl} kind="secondary" iconEnd="external-link">
      {m.accounts_virtue_back()}
    </ButtonLink>
  );
}
