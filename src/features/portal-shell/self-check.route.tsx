import { useEffect, useState } from "react";
import { m } from "#messages";
import { version } from "../../../package.json";
import { browserApi } from "../../contract/browser-api.ts";
import type { Api } from "../../contract/client.ts";
import { inBrowser, onServer, type PageRequest } from "../../contract/page.ts";
import { pageMeta } from "../../contract/page-meta.ts";
import { jakartaDay } from "../../i18n/calendar.ts";
import { dateText, timeText } from "../../i18n/formats.ts";
import { PairList } from "../../ui/display/pair-list.tsx";
import { PageHead } from "../../ui/layout/heads.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { listPlatforms } from "../reference-data/portal/master-data.calls.ts";
import type { Route } from "./+types/self-check.route";

/** The connection of this browser to the API; without script it is never asked. */
function useOwnCheck(): ApiCheck {
  const [check, setCheck] = useState<ApiCheck>({ status: "waiting" });
  useEffect(() => {
    let isHere = true;
    void checkApi(browserApi).then((found) => isHere && setCheck(found));
    return () => {
      isHere = false;
    };
  }, []);
  return check;
}

/** Version, language, time, and whether the API answers the server's own pages. */
async function load({ api, language, now }: PageRequest<unknown>) {
  const time = `${dateText(jakartaDay(now), language)}, ${timeText(now, language)}`;
  return { version, language, time, fromServer: await checkApi(api) };
}

/** A check in words: "Tersambung, 12 ms". */
function checkWords(check: ApiCheck): string {
  switch (check.status) {
    case "waiting":
      return m.shell_check_waiting();
    case "works":
      return m.shell_check_works({ ms: check.ms });
    case "fails":
      return m.shell_check_fails({ message: check.message });
  }
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "content.read", hydrate: "eager" };

export function meta() {
  return [...pageMeta(m.shell_check_title()), { name: "robots", content: "noindex" }];
}

/** R38: says of itself whether it works; no page links here. */
export default function SelfCheck({ loaderData }: Route.ComponentProps) {
  const { version, language, time, fromServer } = loaderData;
  const fromBrowser = useOwnCheck();
  return (
    <Page>
      <PageHead title={m.shell_check_title()} lead={m.shell_check_lead()} />
      <PairList
        pairs={[
          { label: m.shell_check_version(), value: version },
          { label: m.shell_check_language(), value: language },
          { label: m.shell_check_time(), value: time },
          { label: m.shell_check_api_server(), value: checkWords(fromServer) },
          { label: m.shell_check_api_browser(), value: checkWords(fromBrowser) },
        ]}
      />
    </Page>
  );
}

/** How a call of the API went: one that any guest may make, that reads the database, and is short. */
type ApiCheck = { status: "waiting" } | { status: "works"; ms: number } | { status: "fails"; message: string };

/** Makes that call and takes the time, in whole milliseconds. */
async function checkApi(api: Api): Promise<ApiCheck> {
  const started = performance.now();
  const sent = await api.send(listPlatforms, { query: {} });
  if (sent.status === "refused") return { status: "fails", message: sent.message };
  return { status: "works", ms: Math.round(performance.now() - started) };
}
