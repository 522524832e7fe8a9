import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { m } from "#messages";
import { pageTitle } from "../../../contract/page-meta.ts";
import { Button, ButtonLink } from "../../../ui/actions/button.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import type { IconName } from "../../../ui/icons/icon-paths.ts";
import { Container } from "../../../ui/layout/layout.tsx";
import { type Failure, getFailure } from "./failure.ts";

interface FailureWords {
  icon: IconName;
  tone?: "warm" | "danger";
  title: () => string;
  text: () => string;
  /** The one way on. */
  way: "home" | "vacancies" | "reload" | "again";
}

/** The text of each screen (S20). */
const failureWords: Record<Failure["kind"], FailureWords> = {
  missing: { icon: "map-search", title: m.shell_missing_title, text: m.shell_missing_text, way: "home" },
  closed: {
    icon: "calendar-off",
    tone: "warm",
    title: m.shell_closed_title,
    text: m.shell_closed_text,
    way: "vacancies",
  },
  gone: { icon: "calendar-off", tone: "warm", title: m.shell_gone_title, text: m.shell_gone_text, way: "vacancies" },
  expired: { icon: "link-off", tone: "warm", title: m.shell_expired_title, text: m.shell_expired_text, way: "home" },
  early: { icon: "clock-hour-4", title: m.shell_early_title, text: m.shell_early_text, way: "home" },
  "event-early": {
    icon: "clock-hour-4",
    title: m.shell_event_early_title,
    text: m.shell_event_early_text,
    way: "home",
  },
  invalid: { icon: "link-off", tone: "danger", title: m.shell_invalid_title, text: m.shell_invalid_text, way: "home" },
  offline: { icon: "wifi-off", tone: "warm", title: m.shell_offline_title, text: m.shell_offline_text, way: "reload" },
  busy: { icon: "clock-hour-4", tone: "warm", title: m.shell_busy_title, text: m.shell_busy_text, way: "again" },
  maintenance: {
    icon: "tool",
    tone: "warm",
    title: m.shell_maintenance_title,
    text: m.shell_maintenance_text,
    way: "again",
  },
  unavailable: {
    icon: "tool",
    tone: "warm",
    title: m.shell_unavailable_title,
    text: m.shell_unavailable_text,
    way: "again",
  },
  fault: { icon: "tool", tone: "danger", title: m.shell_fault_title, text: m.shell_fault_text, way: "again" },
  refused: { icon: "alert-circle", tone: "danger", title: m.shell_oops, text: m.shell_refused_text, way: "again" },
};

/** Instead of a page that cannot be shown (S20, R40): what happened and one way on. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  return <FailureScreen failure={getFailure(error)} />;
}

/** Instead of every page while the site is closed. */
export function MaintenanceScreen() {
  return <FailureScreen failure={{ kind: "maintenance", message: undefined, requestId: undefined }} />;
}

function FailureScreen({ failure }: { readonly failure: Failure }) {
  const { icon, tone, title } = failureWords[failure.kind];
  return (
    <Container>
      <title>{pageTitle(title())}</title>
      <meta name="robots" content="noindex" />
      <StateScreen icon={icon} tone={tone} title={title()} level={1} text={toText(failure)}>
        <WayOn kind={failure.kind} />
      </StateScreen>
    </Container>
  );
}

function toText({ kind, message, requestId }: Failure): string {
  const text = failureWords[kind].text();
  if (kind === "refused") return message ?? text;
  if (kind === "unavailable" && requestId !== undefined) return `${text} ${m.shell_request_code({ code: requestId })}`;
  if (kind !== "fault") return text;
  return `${text} ${requestId === undefined ? m.shell_fault_name() : m.shell_fault_code({ code: requestId })}`;
}

function WayOn({ kind }: Pick<Failure, "kind">) {
  const { pathname, search } = useLocation();
  switch (failureWords[kind].way) {
    case "home":
      return <ButtonLink to="/">{m.shell_back_home()}</ButtonLink>;
    case "vacancies":
      return <ButtonLink to="/lowongan">{m.shell_other_vacancies()}</ButtonLink>;
    case "reload":
      return <Reload />;
    case "again":
      return (
        <ButtonLink to={pathname + search} reloadDocument icon="refresh">
          {m.shell_try_again()}
        </ButtonLink>
      );
  }
}

/** Asks again on its own when the network is back. */
function Reload() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [revalidate]);
  return (
    <Button kind="secondary" icon="refresh" onClick={() => location.reload()}>
      {m.shell_reload()}
    </Button>
  );
}
