import { m } from "#messages";
import { site } from "../../../contract/site.ts";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";

/** The way back for who came from the virtual job fair; nothing where it has no site. */
export function BackToFair() {
  const { fairUrl } = site;
  if (fairUrl === null) return null;
  return (
    <ButtonLink to={fairUrl} kind="secondary" iconEnd="external-link">
      {m.accounts_virtue_back()}
    </ButtonLink>
  );
}
