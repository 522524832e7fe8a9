import { useState } from "react";
import { m } from "#messages";
import { browserApi } from "../../../../contract/browser-api.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { offerTwoStepLater } from "../two-step.calls.ts";

interface OfferDialogProps {
  readonly onClose: () => void;
}

type Asked = { status: "asked" | "busy" | "later" } | { status: "failed"; message: string };

/** Yes or Later; after Later, that we will remind (§4 "MFA"). Escape is Later too. */
export function OfferDialog({ onClose }: OfferDialogProps) {
  const [asked, setAsked] = useState<Asked>({ status: "asked" });
  const later = async () => {
    setAsked({ status: "busy" });
    const sent = await browserApi.send(offerTwoStepLater, {});
    setAsked(sent.status === "accepted" ? { status: "later" } : { status: "failed", message: sent.message });
  };
  if (asked.status === "later") return <Reminder onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={() => void later()}
      title={m.accounts_offer_title()}
      actions={
        <>
          <Button kind="secondary" busy={asked.status === "busy"} onClick={() => void later()}>
            {m.accounts_two_step_later()}
          </Button>
          <ButtonLink to="/mfa?step=1" onClick={onClose}>
            {m.accounts_offer_yes()}
          </ButtonLink>
        </>
      }
    >
      <p>{m.accounts_offer_text()}</p>
      {asked.status === "failed" && (
        <Notice tone="danger" announce="alert">
          {asked.message}
        </Notice>
      )}
    </Dialog>
  );
}

function Reminder({ onClose }: OfferDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.accounts_offer_later_title()}
      actions={<Button onClick={onClose}>{m.accounts_offer_understood()}</Button>}
    >
      <p>{m.accounts_offer_later_text()}</p>
    </Dialog>
  );
}
