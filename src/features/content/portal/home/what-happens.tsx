import { m } from "#messages";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { SectionHead } from "../../../../ui/layout/heads.tsx";
import { Container, Section } from "../../../../ui/layout/layout.tsx";
import { newsListPath } from "../../news/news-path.ts";
import { NewsGrid } from "../news/news-grid.tsx";
import { Events } from "./events.tsx";
import type { HomeData } from "./load-home.ts";
import styles from "./what-happens.module.css";

/** News beside the agenda; one of them alone takes the whole width, none of them no room at all. */
export function WhatHappens({ news, events }: Pick<HomeData, "news" | "events">) {
  if (news.length === 0 && events.length === 0) return null;
  return (
    <Section>
      <Container className={styles.both}>
        {news.length > 0 && (
          <section className={styles.news}>
            <SectionHead title={m.home_news()}>
              <MoreLink to={newsListPath({ tab: "all", page: 1 })}>{m.home_news_all()}</MoreLink>
            </SectionHead>
            <NewsGrid items={news} level={3} led={news.length > 2} />
          </section>
        )}
        {events.length > 0 && (
          <section className={styles.events}>
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
