import { useState } from "react";
import { useRevalidator } from "react-router";
import { z } from "zod";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { browserApi } from "../../../../contract/browser-api.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { SectionMark } from "../../../../ui/forms/section-list.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { photoPart, photoPath } from "../../form.ts";
import { submitForm } from "../extended-form.calls.ts";
import type { Fault } from "./checks/check-form.ts";
import { partsOfPath } from "./checks/places.ts";
import { toForm } from "./controls.ts";
import { LackingList } from "./frame/form-bar.tsx";
import { stateMark, stateText, stepTitle, toStep } from "./frame/sections.ts";
import type { FormInHand } from "./frame/use-extended-form.ts";
import type { SectionProgress } from "./frame/use-progress.ts";
import { SendReview } from "./send-review.tsx";

/** How far the sending is. */
type Sending =
  | { status: "idle" }
  /** Asks first: what is sent cannot be changed any more. */
  | { status: "asking" }
  | { status: "sending" }
  /** The server's errors, each at its field. */
  | { status: "refused"; message: string; faults: readonly Fault[] };

const current = z.object({ version: z.number() });
const incomplete = z.object({ missing: z.array(z.string()) });

/** From the last look to the form that is sent for good. */
function useSending({ variant, form, keeper, version, photo, refuse }: FormInHand) {
  const [sending, setSending] = useState<Sending>({ status: "idle" });
  const { revalidate } = useRevalidator();

  const submit = () => {
    const body = {
      data: toForm(form.getValues()),
      version: version.get(),
      photo: photo.file ?? undefined,
      lang: getLocale(),
    };
    return browserApi.send(submitForm, { path: { variant }, body });
  };
  const send = async () => {
    setSending({ status: "sending" });
    await keeper.settled();
    let sent = await submit();
    if (sent.status === "refused" && sent.http === 409) {
      // Another device saved a half or a photo meanwhile; what it typed is joined already.
      version.set(current.safeParse(sent.extra.current).data?.version ?? version.get());
      sent = await submit();
    }
    if (sent.status === "accepted" || sent.code === "already-submitted") {
      await keeper.drop();
      await photo.forget();
      await revalidate();
      return;
    }
    const lacking = incomplete.safeParse(sent.extra).data?.missing ?? [];
    const missing: Fault[] = lacking.map((path) => ({ path, code: "required" }));
    const wrong = sent.errors.map((error) => (error.path === photoPart ? { ...error, path: photoPath } : error));
    const faults = [...missing, ...wrong].filter(({ path }) => partsOfPath(path) !== null);
    await refuse(faults);
    setSending({ status: "refused", message: sent.message, faults });
  };
  return {
    sending,
    ask: () => setSending({ status: "asking" }),
    send: () => void send(),
    close: () => setSending({ status: "idle" }),
  };
}

const toldId = "lacking-title";

/** The last step: everything that lacks, section by section, and the button that sends for good. */
export function SendStep({ hand }: { readonly hand: FormInHand }) {
  const { sending, ask, send, close } = useSending(hand);
  const lacking = hand.progress.filter(({ wrong, missing }) => wrong.length + missing.length > 0);
  const count = lacking.reduce((sum, { wrong, missing }) => sum + wrong.length + missing.length, 0);
  const isWrong = lacking.some(({ wrong }) => wrong.length > 0);
  const isReady = count === 0 && hand.undecided.count === 0;
  const press = async () => {
    if ((await hand.askForAll()) && isReady) ask();
    else document.getElementById(toldId)?.focus();
  };
  return (
    <Stack gap={16}>
      <Card as="section" inset="roomy" aria-labelledby={toldId}>
        <Stack gap={20}>
          <Text as="h2" look="h3" id={toldId} tabIndex={-1}>
            {lackingTitle(count, isWrong)}
          </Text>
          {count === 0 ? <Text tone="muted">{m.flk_page_all_there_text()}</Text> : null}
          {lacking.map((section) => (
            <LackingSection key={section.id} section={section} />
          ))}
        </Stack>
      </Card>
      {count === 0 && <SendReview hand={hand} />}
      {sending.status === "refused" && (
        <Notice tone="danger" announce="alert">
          <p>{sending.message}</p>
          {sending.faults.length > 0 && <LackingList faults={sending.faults} />}
        </Notice>
      )}
      <Row>
        <Button
          iconEnd="send"
          aria-disabled={!isReady || undefined}
          busy={sending.status === "sending"}
          onClick={() => void press()}
        >
          {sending.status === "sending" ? m.flk_page_sending() : m.flk_page_send()}
        </Button>
      </Row>
      <Dialog
        open={sending.status === "asking"}
        onClose={close}
        title={m.flk_page_send_ask()}
        actions={
          <>
            <Button kind="secondary" onClick={close}>
              {m.flk_page_send_not_yet()}
            </Button>
            <Button iconEnd="send" onClick={send}>
              {m.flk_page_send()}
            </Button>
          </>
        }
      >
        <p>{m.flk_page_send_ask_text()}</p>
      </Dialog>
    </Stack>
  );
}

function lackingTitle(count: number, isWrong: boolean): string {
  if (count === 0) return m.flk_page_all_there();
  return (isWrong ? m.flk_page_lacking_or_wrong : m.flk_page_lacking)({ count });
}

function LackingSection({ section }: { readonly section: SectionProgress }) {
  const title = stepTitle(section.id);
  return (
    <section aria-labelledby={`lacking-${section.id}`}>
      <Row spread="between" wrap={false}>
        <Row gap={8} wrap={false}>
          <SectionMark state={stateMark(section)} />
          <div>
            <Text as="h3" look="h4" id={`lacking-${section.id}`}>
              {title}
            </Text>
            <Text look="small" tone="muted">
              {stateText(section)}
            </Text>
          </div>
        </Row>
        <ButtonLink
          to={toStep(section.id)}
          kind="quiet"
          small
          iconEnd="arrow-right"
          aria-label={m.flk_page_open_section({ section: title })}
        >
          {m.flk_page_open()}
        </ButtonLink>
      </Row>
      <LackingList faults={[...section.wrong, ...section.missing]} />
    </section>
  );
}
