import { Suspense } from "react";
import { m } from "#messages";
import { inBrowser, onServer } from "../../../contract/page.ts";
import { notForSearchEngines, pageMeta } from "../../../contract/page-meta.ts";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page } from "../../../ui/layout/layout.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { RecentPlaces } from "../recent/recent-places.tsx";
import { usePlace } from "../recent/use-place.ts";
import { unlessSaved } from "../save/unless-saved.ts";
import type { Route } from "./+types/vacancy-list.route";
import { ChoosePage } from "./choose-page.tsx";
import { searchName } from "./chosen-filters.tsx";
import { Filters } from "./filters.tsx";
import { listPath } from "./list-state.ts";
import { load } from "./load-list.ts";
import { Results } from "./results.tsx";
import { SearchForm } from "./search-form.tsx";
import { useListForm } from "./use-list-form.ts";
import styles from "./vacancy-list.module.css";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "vacancy.read", hydrate: "deferred" };
export const shouldRevalidate = unlessSaved;

export function meta({ loaderData }: Route.MetaArgs) {
  const words = loaderData?.state.text ?? "";
  const title = words === "" ? m.vacancies_list_title() : m.vacancies_list_title_search({ words });
  const isHidden = !loaderData?.isForSearchEngines;
  return [...pageMeta(title, m.vacancies_list_description()), ...(isHidden ? [notForSearchEngines] : [])];
}

/** Few come here, so that nobody else carries it. */
const ChooseStart = lazyPart(async () => (await import("./choose-start.tsx")).ChooseStart);

export default function VacancyList({ loaderData }: Route.ComponentProps) {
  const { choosing, startingPlaces, state, isCounted } = loaderData;
  const form = useListForm(state);
  const name = searchName(loaderData);
  usePlace("search", name, listPath({ ...state, page: 1 }));
  if (startingPlaces)
    return (
      <Suspense>
        <ChooseStart places={startingPlaces} state={state} />
      </Suspense>
    );
  if (choosing) return <ChoosePage {...choosing} state={state} isCounted={isCounted} />;
  return (
    <Page className={styles.page}>
      <PageHead title={m.vacancies_list_title()} lead={m.vacancies_list_lead()}>
        <div className={styles.search}>
          <SearchForm form={form} state={loaderData.state} />
        </div>
        {name === "" && <RecentPlaces />}
      </PageHead>
      <div className={styles.browse}>
        <Filters data={loaderData} form={form} />
        <Results data={loaderData} form={form} />
      </div>
    </Page>
  );
}
