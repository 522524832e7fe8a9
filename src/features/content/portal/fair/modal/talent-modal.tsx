import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { dateRangeText } from "../../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../../ui/actions/button.tsx";
import { Row } from "../../../../../ui/layout/layout.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import type { TalentProgramme } from "../../../fair/talent-programme.ts";
import { closesModal, isShown, modalId } from "./modal-control.ts";
import { RoundButton, Slides } from "./slides.tsx";
import styles from "./talent-modal.module.css";

/** The programme's description (S15); part of the page, so that it opens and reads without scripts. */
export function TalentModal({ programme }: { readonly programme: TalentProgramme }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = useIsShown(dialog);
  const close = (event: MouseEvent) => {
    if (dialog.current?.open !== true) return;
    event.preventDefault();
    dialog.current.close();
  };
  return (
    <dialog ref={dialog} id={modalId} popover="auto" className={styles.modal} aria-labelledby={`${modalId}-title`}>
      <RoundButton icon="x" label={m.fair_close()} className={styles.close} {...closesModal} onClick={close} />
      <Slides key={String(isShown)} slides={programme.slides} isShown={isShown} />
      <div className={styles.words}>
        <Period {...programme} />
        <h2 id={`${modalId}-title`}>{programme.title}</h2>
        {programme.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Row className={styles.actions}>
          <ButtonLink to={programme.externalUrl} iconEnd="external-link">
            {m.fair_open_site()}
          </ButtonLink>
          <Button kind="quiet" {...closesModal} onClick={close}>
            {m.fair_later()}
          </Button>
        </Row>
      </div>
    </dialog>
  );
}

/** From when to when; nothing for a programme that has no end yet. */
function Period({ startsOn, endsOn }: Pick<TalentProgramme, "startsOn" | "endsOn">) {
  if (endsOn === null) return null;
  return (
    <Text look="small" tone="muted">
      {dateRangeText(startsOn, endsOn)}
    </Text>
  );
}

/** Whether a dialog is open, by script or without, even from before the page's scripts came. */
function useIsShown(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const look = () => setShown(isShown(element));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { attributes: true, attributeFilter: ["open"] });
    element.addEventListener("toggle", look);
    return () => {
      observer.disconnect();
      element.removeEventListener("toggle", look);
    };
  }, [dialog]);
  return shown;
}
