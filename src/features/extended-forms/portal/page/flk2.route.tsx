import { inBrowser, onServer } from "../../../../contract/page.ts";
import type { Route } from "./+types/flk2.route";
import { ExtendedFormPage, extendedFormMeta, onlyWhenAsked } from "./extended-form-page.tsx";
import { loadProfessional } from "./load-extended-form.ts";

export const loader = onServer(loadProfessional);
export const clientLoader = inBrowser(loadProfessional);
export const shouldRevalidate = onlyWhenAsked;
export const handle = { needs: "extended-form.edit", hydrate: "eager", offline: "usable" };

export const meta = () => extendedFormMeta("professional");

/** R34. */
export default function ProfessionalForm({ loaderData }: Route.ComponentProps) {
  return <ExtendedFormPage data={loaderData} />;
}
