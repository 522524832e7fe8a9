import { m } from "#messages";
import { inBrowser, need, onServer, type PageRequest } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page, Stack } from "../../../../ui/layout/layout.tsx";
import { getProgramsPage } from "../pages.calls.ts";
import type { Route } from "./+types/programs.route";
import { Programme } from "./programme.tsx";

/** Our programmes (R19, V14). */
async function load({ api, url, language }: PageRequest<object>) {
  return need(await api.send(getProgramsPage, { path: { lang: language } }), url).data;
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "content.read", hydrate: "deferred" };

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(m.pages_programs(), loaderData?.description);
}

export default function Programs({ loaderData: { title, description, sections } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title={title} lead={description} />
      {sections.length === 0 && <ButtonLink to="/lowongan">{m.pages_programs_vacancies()}</ButtonLink>}
      <Stack gap={24}>
        {sections.map((section) => (
          <Programme key={section.id} section={section} />
        ))}
      </Stack>
    </Page>
  );
}
