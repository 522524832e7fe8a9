import { inBrowser, onServer } from "../../../../contract/page.ts";
import type { Route } from "./+types/flk1.route";
import { ExtendedFormPage, extendedFormMeta, onlyWhenAsked } from "./extended-form-page.tsx";
import { loadFreshGraduate } from "./load-extended-form.ts";

export const loader = onServer(loadFreshGraduate);
export const clientLoader = inBrowser(loadFreshGraduate);
export const shouldRevalidate = onlyWhenAsked;
export const handle = { needs: "extended-form.edit", hydrate: "eager", offline: "usable" };

export const meta = () => extendedFormMeta("freshgraduate");

/** R33. */
export default function FreshGraduateForm({ loaderData }: Route.ComponentProps) {
  return <ExtendedFormPage data={loaderData} />;
}
