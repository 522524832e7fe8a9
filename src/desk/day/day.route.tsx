import { m } from "#messages";
import { pageMeta } from "../../contract/page-meta.ts";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { Page } from "../../ui/layout/layout.tsx";

export const handle = { needs: "desk.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_day_title());
}

/** My day. */
export default function Day() {
  return (
    <Page>
      <StateScreen level={1} icon="circle-check" title={m.desk_day_none()} text={m.desk_day_none_text()} />
    </Page>
  );
}
