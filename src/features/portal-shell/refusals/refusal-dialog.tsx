import { useState } from "react";
import { useHref, useLocation } from "react-router";
import { m } from "#messages";
import { fetchGuestToken } from "../../../contract/guest-token.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { TokenExpiredDialog } from "../../identity/portal/token-expired-dialog.tsx";
import type { RefusalMeaning } from "./refusal-meaning.ts";

interface RefusalDialogProps {
  readonly meaning: RefusalMeaning;
  readonly onClose: () => void;
}

const statusWords = { 401: m.shell_info_401, 500: m.shell_info_500 } as const;

/** Messages of §8 for refusals that are the same everywhere. */
export function RefusalDialog({ meaning, onClose }: RefusalDialogProps) {
  const { pathname, search } = useLocation();
  const signIn = useHref(`/signin?again&redirect=${encodeURIComponent(pathname + search)}`);
  const home = useHref("/?clear=true");
  switch (meaning.kind) {
    case "token-expired":
      return <TokenExpiredDialog onClose={onClose} />;
    case "master-data":
      return <Info text={statusWords[401]()} next={home} action={m.shell_info_home()} onClose={onClose} />;
    case "resume":
      return (
        <Info text={statusWords[meaning.http]()} next={signIn} action={m.shell_info_sign_in()} onClose={onClose} />
      );
    case "failure":
      return (
        <Dialog
          open
          onClose={onClose}
          title={m.shell_oops()}
          actions={<Button onClick={onClose}>{m.shell_close()}</Button>}
        >
          <p>{meaning.message}</p>
        </Dialog>
      );
  }
}

interface InfoProps {
  readonly text: string;
  readonly next: string;
  readonly action: string;
  readonly onClose: () => void;
}

/** On confirming, a guest's token takes the place of the session's cookie; the next page is loaded again. */
function Info({ text, next, action, onClose }: InfoProps) {
  const [busy, setBusy] = useState(false);
  const confirm = () => {
    setBusy(true);
    const leave = () => location.assign(next);
    void fetchGuestToken().then(leave, leave);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.shell_info()}
      actions={
        <Button onClick={confirm} busy={busy}>
          {action}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
