import { m } from "#messages";
import { inBrowser, onServer, type PageRequest } from "../../../contract/page.ts";
import { notForSearchEngines, pageMeta } from "../../../contract/page-meta.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Container } from "../../../ui/layout/layout.tsx";
import type { Route } from "./+types/preview.route";
import { readDetail } from "./detail/load-detail.ts";
import { OpenVacancy } from "./detail/open-vacancy.tsx";
import { getPreview } from "./vacancies.calls.ts";

async function load(page: PageRequest<{ code: string }>) {
  const { api, params, language } = page;
  return readDetail(page, await api.send(getPreview, { path: { code: params.code, lang: language } }), null);
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "vacancy.preview", hydrate: "deferred" };

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.status === "open" ? loaderData.vacancy.title : "";
  return [...pageMeta(title || m.vacancies_preview()), notForSearchEngines];
}

/** The public page of a vacancy as it would be published (F12). */
export default function Preview({ loaderData }: Route.ComponentProps) {
  if (loaderData.status === "closed") return null;
  return (
    <>
      <Container>
        <Notice>{m.vacancies_preview_says()}</Notice>
      </Container>
      <OpenVacancy data={loaderData} />
    </>
  );
}
