import { createElement, useEffect, useState } from "react";
import { Link, useHref } from "react-router";
import { m } from "#messages";
import { forgetRecent, type Place, type Recent, readRecent, recentElement, titlePlace } from "./recent.ts";
import styles from "./recent-places.module.css";

/**
 * Where one was, for who was here before: an application that was not sent, the last search, the last vacancies. A page
 * is the same for everybody, and kept; what this browser alone knows an element draws before the page is painted, and
 * this part instead after hydration.
 */
export function RecentPlaces() {
  const [recent, setRecent] = useState<Recent | null>();
  useEffect(() => setRecent(readRecent()), []);
  if (recent === undefined) return <UntilAlive />;
  if (recent === null || getPlaces(recent).length === 0) return null;
  const forget = () => {
    forgetRecent();
    setRecent(null);
  };
  return (
    <nav className={styles.recent} aria-label={m.vacancies_recent()}>
      <span aria-hidden="true">{m.vacancies_recent()}</span>
      <ul>
        {getPlaces(recent).map(({ title, path }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
      <button type="button" onClick={forget}>
        {m.vacancies_recent_forget()}
      </button>
    </nav>
  );
}

function getPlaces({ application, search, vacancies }: Recent): Place[] {
  return [
    ...(application ? [{ ...application, title: m.vacancies_recent_application({ title: application.title }) }] : []),
    ...(search ? [{ ...search, title: m.vacancies_recent_search({ title: search.title }) }] : []),
    ...vacancies,
  ];
}

/** Empty as it is sent; what the browser puts in React leaves alone. */
function UntilAlive() {
  return createElement(recentElement, {
    class: styles.recent,
    "data-label": m.vacancies_recent(),
    "data-base": useHref("/").replace(/\/$/, ""),
    "data-application": m.vacancies_recent_application({ title: titlePlace }),
    "data-search": m.vacancies_recent_search({ title: titlePlace }),
    suppressHydrationWarning: true,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that React looks at nothing in it
    dangerouslySetInnerHTML: { __html: "" }, // oxlint-disable-line react/no-danger -- nothing
  });
}
