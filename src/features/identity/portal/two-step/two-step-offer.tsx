import { useEffect, useEffectEvent, useRef, useState } from "react";
import { m } from "#messages";
import { browserApi } from "../../../../contract/browser-api.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Strip } from "../../../../ui/overlay/strip.tsx";
import { offerTwoStepLater } from "./two-step.calls.ts";

interface TwoStepOfferProps {
  /** It is there to be seen. */
  readonly onShow: () => void;
  readonly onClose: () => void;
}

type OfferState = { status: "open" | "busy" | "later" } | { status: "failed"; message: string };

/** Yes or Later; after Later, that we will remind (§4 "MFA"). */
export function TwoStepOffer({ onShow, onClose }: TwoStepOfferProps) {
  const [state, setState] = useState<OfferState>({ status: "open" });
  const tellShown = useEffectEvent(onShow);
  useEffect(() => tellShown(), []);
  const later = async () => {
    setState({ status: "busy" });
    const sent = await browserApi.send(offerTwoStepLater, {});
    setState(sent.status === "accepted" ? { status: "later" } : { status: "failed", message: sent.message });
  };
  if (state.status === "later") return <Reminder onClose={onClose} />;
  return (
    <Strip
      icon="shield-lock"
      title={m.accounts_offer_title()}
      actions={
        <>
          <Button small kind="secondary" busy={state.status === "busy"} onClick={() => void later()}>
            {m.accounts_two_step_later()}
          </Button>
          <ButtonLink small to="/mfa?step=1" onClick={onClose}>
            {m.accounts_offer_yes()}
          </ButtonLink>
        </>
      }
    >
      <p>{m.accounts_offer_text()}</p>
      {state.status === "failed" && (
        <Notice tone="danger" announce="alert">
          {state.message}
        </Notice>
      )}
    </Strip>
  );
}

/** Takes the place of the offer, and the focus of the button that was pressed. */
function Reminder({ onClose }: Pick<TwoStepOfferProps, "onClose">) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => strip.current?.focus({ preventScroll: true }), []);
  const close = () => {
    onClose();
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  };
  return (
    <Strip
      ref={strip}
      icon="shield-lock"
      title={m.accounts_offer_later_title()}
      actions={
        <Button small onClick={close}>
          {m.accounts_offer_understood()}
        </Button>
      }
    >
      <p>{m.accounts_offer_later_text()}</p>
    </Strip>
  );
}
