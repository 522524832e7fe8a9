import { Link } from "react-router";
import type { Organization, WithContext } from "schema-dts";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { homeMeta } from "../../../../contract/page-meta.ts";
import { logoPath, site } from "../../../../contract/site.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { counted, dateText, numberText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { SectionHead } from "../../../../ui/layout/heads.tsx";
import { Container, Section } from "../../../../ui/layout/layout.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { heroCloth, stripCloth } from "../../../../ui/patterns/cloth.ts";
import { Kain } from "../../../../ui/patterns/kain.tsx";
import { shortWhenText } from "../../../agenda/event.ts";
import { DayBadge } from "../../../agenda/portal/event-tag.tsx";
import type { CardData } from "../../../vacancies/portal/card-data.ts";
import { CardGrid } from "../../../vacancies/portal/card-grid.tsx";
import { everything, listPath } from "../../../vacancies/portal/list/list-state.ts";
import { RecentPlaces } from "../../../vacancies/portal/recent-places.tsx";
import { unlessSaved } from "../../../vacancies/portal/save/saving.ts";
import { newsListPath } from "../../news/news.ts";
import { NewsGrid } from "../news/news-grid.tsx";
import type { Route } from "./+types/home.route";
import callStyles from "./call.module.css";
import { Companies, Programs } from "./companies.tsx";
import eventsStyles from "./events.module.css";
import frequentTitlesStyles from "./frequent-titles.module.css";
import heroStyles from "./hero.module.css";
import styles from "./home.module.css";
import { type HomeData, load } from "./load-home.ts";
import newestStyles from "./newest.module.css";
import { Doors, SearchCard, Steps } from "./search-card.tsx";
import whatHappensStyles from "./what-happens.module.css";

/** Who runs the site, as search engines read it: schema.org's Organization. */
function siteData(root: string, description: string): WithContext<Organization> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.name,
    url: `${root}/`,
    description,
    email: site.contactEmail,
    sameAs: site.social.map(({ url }) => url),
    ...(site.logo === null ? {} : { logo: root + logoPath(site.logo) }),
  };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "content.read", hydrate: "deferred", isShared: true };
export const shouldRevalidate = unlessSaved;

export function meta({ loaderData }: Route.MetaArgs) {
  const description = site.description[getLocale()];
  const common = homeMeta(description);
  return loaderData ? [...common, { "script:ld+json": siteData(loaderData.root, description) }] : common;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { banner, statistics, newest, today, companies, programs, news, events } = loaderData;
  return (
    <>
      <Hero banner={banner} statistics={statistics} />
      <Container>
        <SearchCard {...loaderData.choices} />
        <RecentPlaces />
        <FrequentTitles titles={loaderData.suggestions} />
      </Container>
      <div className={styles.bands}>
        <Doors {...loaderData.levels} />
        <Newest vacancies={newest} today={today} />
        <Companies companies={companies} title={m.home_companies()} note={m.home_companies_note()} />
        <Programs programs={programs} />
        <Steps />
        <WhatHappens news={news} events={events} />
        <Call isSignedIn={loaderData.isSignedIn} />
      </div>
    </>
  );
}

/**
 * The titles that most open vacancies have, one press away; what visitors search for is counted nowhere (decision 40).
 */
function FrequentTitles({ titles }: { readonly titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <div className={frequentTitlesStyles.often}>
      <span>{m.home_frequent()}</span>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <Link to={listPath({ ...everything, text: title })}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The last word of the home page: make an account, or go on with one's own. */
function Call({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <Section>
      <Container>
        <div className={callStyles.call}>
          <div>
            <h2>{m.home_call()}</h2>
            <p>{m.home_call_text()}</p>
          </div>
          <ButtonLink to={isSignedIn ? "/profile-resume" : "/signup"} className={callStyles.button}>
            {isSignedIn ? m.home_call_own() : m.home_call_button()}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}

type HeroProps = Pick<HomeData, "banner" | "statistics">;

/** One sentence on indigo, and the cloth that hangs beside it; on phones a woven strip above. */
function Hero({ banner, statistics: { openVacancies, companies } }: HeroProps) {
  return (
    <section className={heroStyles.hero} data-on="nila">
      <Kain cloth={stripCloth} lying className={heroStyles.strip} />
      <Container className={heroStyles.stage}>
        <Kain cloth={heroCloth} className={heroStyles.cloth} />
        <div className={heroStyles.words}>
          <h1 tabIndex={-1}>{banner.title}</h1>
          <p>
            {openVacancies > 0 && (
              <b>{m.home_open({ ...counted(openVacancies), companies: numberText(companies) })} </b>
            )}
            {banner.description}
          </p>
        </div>
      </Container>
    </section>
  );
}

interface NewestProps {
  readonly vacancies: readonly CardData[];
  readonly today: string;
}

/** The six newest vacancies; four on phones. */
function Newest({ vacancies, today }: NewestProps) {
  return (
    <Section>
      <Container>
        <SectionHead
          title={m.home_newest()}
          note={vacancies.length === 0 ? undefined : m.home_newest_note({ date: dateText(today) })}
        >
          <MoreLink to="/lowongan">{m.home_newest_all()}</MoreLink>
        </SectionHead>
        {vacancies.length === 0 ? (
          <p>{m.home_newest_none()}</p>
        ) : (
          <CardGrid vacancies={vacancies} today={today} narrow className={newestStyles.newest} />
        )}
      </Container>
    </Section>
  );
}

/** News beside the agenda; one of them alone takes the whole width, none of them no space at all. */
function WhatHappens({ news, events }: Pick<HomeData, "news" | "events">) {
  if (news.length === 0 && events.length === 0) return null;
  return (
    <Section>
      <Container className={whatHappensStyles.both}>
        {news.length > 0 && (
          <section className={whatHappensStyles.news}>
            <SectionHead title={m.home_news()}>
              <MoreLink to={newsListPath({ tab: "all", page: 1 })}>{m.home_news_all()}</MoreLink>
            </SectionHead>
            <NewsGrid items={news} level={3} led={news.length > 2} />
          </section>
        )}
        {events.length > 0 && (
          <section className={whatHappensStyles.events}>
            <SectionHead title={m.home_events()}>
              <MoreLink to="/agenda">{m.home_events_all()}</MoreLink>
            </SectionHead>
            <Events events={events} />
          </section>
        )}
      </Container>
    </Section>
  );
}

type Event = HomeData["events"][number];

/** The next dates: a leaf of the calendar, the title, when and where. */
function Events({ events }: Pick<HomeData, "events">) {
  return (
    <ul className={eventsStyles.events}>
      {events.map((event) => (
        <li key={event.id}>
          <Leaf moment={event.starts} />
          <div>
            <h3>
              <Link to={event.to}>{event.title}</Link>
            </h3>
            <p>{whenAndWhere(event)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Leaf({ moment }: { readonly moment: string }) {
  const day = jakartaDay(moment);
  return (
    <time dateTime={day}>
      <VisuallyHidden>{dateText(day)}</VisuallyHidden>
      <DayBadge moment={moment} />
    </time>
  );
}

function whenAndWhere({ location, isOnline, ...span }: Event): string {
  const time = shortWhenText(span);
  return isOnline ? m.home_event_online({ time }) : m.home_event_at({ place: location, time });
}
