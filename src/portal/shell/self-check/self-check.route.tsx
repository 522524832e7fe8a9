import { m } from "#messages";
import { inBrowser, onServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { PairList } from "../../../ui/display/pair-list.tsx";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page } from "../../../ui/layout/layout.tsx";
import type { Route } from "./+types/self-check.route";
import { checkWords } from "./check-words.ts";
import { load } from "./load-self-check.ts";
import { useOwnCheck } from "./use-own-check.ts";

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
