import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { m } from "#messages";
import { pageTitle } from "../../../contract/page-meta.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { Container } from "../../../ui/layout/layout.tsx";
import { type Failure, failureOf } from "./failure.ts";
import { failureWords } from "./failure-words.ts";

/** Instead of a page that cannot be shown (S20, R40): what happened and one way on. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  return <FailureScreen failure={failureOf(error)} />;
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
      <StateScreen icon={icon} tone={tone} title={title()} level={1} text={textOf(failure)}>
        <WayOn kind={failure.kind} />
      </StateScreen>
    </Container>
  );
}

function textOf({ kind, message, requestId }: Failure): string {
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

/** Asks again by itself when the network is back. */
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
