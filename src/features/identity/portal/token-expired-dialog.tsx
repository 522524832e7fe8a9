import { useState } from "react";
import { m } from "#messages";
import { browserApi } from "../../../contract/browser-api.ts";
import { documentLanguage } from "../../../i18n/language.browser.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { login } from "./accounts.calls.ts";

/** A guest's token takes the place of the ended session's cookie, and the page is shown again. */
async function startAnew(): Promise<void> {
  await browserApi.send(login, { body: { siteType: "web", lang: documentLanguage() } });
  location.reload();
}

interface TokenExpiredDialogProps {
  readonly onClose: () => void;
}

/** 'Token Expired, Please Re-login' (§8): on confirm the session's cookies go and the page reloads. */
export function TokenExpiredDialog({ onClose }: TokenExpiredDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = () => {
    setBusy(true);
    void startAnew();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.contract_token_expired()}
      actions={
        <Button onClick={confirm} busy={busy}>
          {m.accounts_token_expired_confirm()}
        </Button>
      }
    >
      <p>{m.accounts_token_expired_text()}</p>
    </Dialog>
  );
}
