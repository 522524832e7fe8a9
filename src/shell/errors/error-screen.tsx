import { useLocation } from "react-router";
import { m } from "#messages";
import { pageTitle } from "../../contract/page-meta.ts";
import { Button } from "../../ui/actions/button.tsx";
import { ButtonLink } from "../../ui/actions/button-link.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { Container } from "../../ui/layout/layout.tsx";
import { type Failure, failureOf } from "./failure.ts";

const screens = {
  missing: { icon: "map-search", tone: undefined, title: m.shell_missing_title, text: m.shell_missing_text },
  gone: { icon: "calendar-off", tone: "warm", title: m.shell_gone_title, text: m.shell_gone_text },
  offline: { icon: "wifi-off", tone: "warm", title: m.shell_offline_title, text: m.shell_offline_text },
  busy: { icon: "clock-hour-4", tone: "warm", title: m.shell_busy_title, text: m.shell_busy_text },
  maintenance: { icon: "tool", tone: "warm", title: m.shell_maintenance_title, text: m.shell_maintenance_text },
  fault: { icon: "tool", tone: "danger", title: m.shell_fault_title, text: m.shell_fault_text },
} as const;

/** Instead of a page that cannot be shown (S20, R40): what happened and one way on. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const failure = failureOf(error);
  const { icon, tone, title, text } = screens[failure.kind];
  return (
    <Container>
      <title>{pageTitle(title())}</title>
      <meta name="robots" content="noindex" />
      <StateScreen icon={icon} tone={tone} title={title()} level={1} text={<Words failure={failure} text={text()} />}>
        <WayOn kind={failure.kind} />
      </StateScreen>
    </Container>
  );
}

function Words({ failure, text }: { readonly failure: Failure; readonly text: string }) {
  if (failure.kind !== "fault") return text;
  return (
    <>
      {text} {failure.requestId === undefined ? m.shell_fault_name() : m.shell_fault_code({ code: failure.requestId })}
    </>
  );
}

function WayOn({ kind }: Pick<Failure, "kind">) {
  const { pathname, search } = useLocation();
  if (kind === "missing") return <ButtonLink to="/">{m.shell_back_home()}</ButtonLink>;
  if (kind === "gone") return <ButtonLink to="/lowongan">{m.shell_other_vacancies()}</ButtonLink>;
  if (kind === "offline")
    return (
      <Button kind="secondary" icon="refresh" onClick={() => location.reload()}>
        {m.shell_reload()}
      </Button>
    );
  return (
    <ButtonLink to={pathname + search} reloadDocument icon="refresh">
      {m.shell_try_again()}
    </ButtonLink>
  );
}
