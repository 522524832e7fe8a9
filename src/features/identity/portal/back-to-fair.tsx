import { m } from "#messages";
import { site } from "../../../contract/site.ts";
import { ButtonLink } from "../../../ui/actions/button.tsx";
import { virtueSource } from "../applicant.ts";

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

/** True on the screens for visitors from the fair: one part of their path is `virtue`. */
export function isFromFair(pathname: string): boolean {
  return pathname.toLowerCase().split("/").includes(virtueSource);
}
