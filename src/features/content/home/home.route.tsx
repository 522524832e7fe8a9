import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { inBrowser, onServer } from "../../../contract/page.ts";
import { homeMeta } from "../../../contract/page-meta.ts";
import { site } from "../../../contract/site.ts";
import { Container } from "../../../ui/layout/layout.tsx";
import { unlessSaved } from "../../vacancies/save/unless-saved.ts";
import type { Route } from "./+types/home.route";
import { Call } from "./call.tsx";
import { Companies } from "./companies.tsx";
import { Doors } from "./doors.tsx";
import { Hero } from "./hero.tsx";
import { load } from "./load-home.ts";
import { Newest } from "./newest.tsx";
import { OftenSearched } from "./often-searched.tsx";
import { SearchCard } from "./search-card.tsx";
import { Steps } from "./steps.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { hydrate: "deferred" };
export const shouldRevalidate = unlessSaved;

export function meta() {
  return homeMeta(site.description[getLocale()]);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { open, companyCount, companies, choices, suggestions, levels, newest, today } = loaderData;
  return (
    <>
      <Hero open={open} companies={companyCount} />
      <Container>
        <SearchCard {...choices} />
        <OftenSearched titles={suggestions} />
      </Container>
      <Doors {...levels} />
      <Newest vacancies={newest} today={today} />
      <Companies companies={companies} title={m.home_companies()} note={m.home_companies_note()} />
      <Steps />
      <Call />
    </>
  );
}
