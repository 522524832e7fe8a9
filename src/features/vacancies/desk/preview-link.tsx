import { m } from "#messages";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";

/** To the public page as it would be published, in a tab of its own (F12). */
export function PreviewLink({ path }: { readonly path: string }) {
  return (
    <ButtonLink kind="quiet" icon="eye" to={path} target="_blank" reloadDocument>
      {m.desk_vacancies_preview_open()}
    </ButtonLink>
  );
}
