import { useEffect, useEffectEvent, useState } from "react";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { browserApi } from "../../contract/browser-api.ts";
import { writeCookie } from "../../contract/cookies.ts";
import { cookiePath } from "../../contract/site-base.ts";
import { Button, ButtonLink } from "../../ui/actions/button.tsx";
import { Strip } from "../../ui/overlay/strip.tsx";
import { staleResumeCookie } from "../identity/portal/session/prompt-cookies.ts";
import { getProfile } from "../resumes/portal/resume.calls.ts";

/** Until the next sign-in nothing is asked. */
function forgetFlag(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = writeCookie({ ...{ name: staleResumeCookie, value: "", path: cookiePath }, ...gone });
}

const gone = { httpOnly: false, secure: false, maxAge: 0 } as const;

interface StaleResumePromptProps {
  /** It is there to be seen. */
  readonly onShow: () => void;
  readonly onClose: () => void;
  /** The resume was saved or confirmed since the sign-in: nothing was asked. */
  readonly onNeedless: () => void;
}

/** True when the resume is out of date still; a call that fails says nothing, and the flag stays for the next page. */
function useStillStale(onNeedless: () => void): boolean {
  const [isStale, setStale] = useState(false);
  const tellNeedless = useEffectEvent(onNeedless);
  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      const sent = await browserApi.send(getProfile, { path: { lang: getLocale() } }, { signal: leaving.signal });
      if (sent.status === "refused") return;
      if (!sent.answer.data.isUpToDate) return setStale(true);
      forgetFlag();
      tellNeedless();
    };
    look().catch(() => {});
    return () => leaving.abort();
  }, []);
  return isStale;
}

/** The resume is older than six months: Update or Later (A11, §4). */
export function StaleResumePrompt({ onShow, onClose, onNeedless }: StaleResumePromptProps) {
  const isStale = useStillStale(onNeedless);
  const tellShown = useEffectEvent(onShow);
  useEffect(() => {
    if (isStale) tellShown();
  }, [isStale]);
  const answer = () => {
    forgetFlag();
    onClose();
  };
  if (!isStale) return null;
  return (
    <Strip
      icon="file-text"
      title={m.shell_stale_title()}
      actions={
        <>
          <Button small kind="secondary" onClick={answer}>
            {m.shell_stale_later()}
          </Button>
          <ButtonLink small to="/profile-resume" onClick={answer}>
            {m.shell_stale_update()}
          </ButtonLink>
        </>
      }
    >
      <p>{m.shell_stale_text()}</p>
      <p>{m.shell_stale_again()}</p>
    </Strip>
  );
}
