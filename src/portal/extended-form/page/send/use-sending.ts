import { useState } from "react";
import { useRevalidator } from "react-router";
import { z } from "zod";
import { getLocale } from "#language-runtime";
import { browserApi } from "../../../../contract/browser-api.ts";
import { photoPart, photoPath } from "../../../../domain/extended-forms/photo.ts";
import { submitForm } from "../../extended-form.calls.ts";
import type { Fault } from "../checks/check-form.ts";
import { partsOfPath } from "../checks/places.ts";
import type { FormInHand } from "../frame/use-extended-form.ts";
import { toForm } from "../values/controls.ts";

/** How far the sending is. */
type Sending =
  | { status: "idle" }
  /** Asks first: what is sent cannot be changed any more. */
  | { status: "asking" }
  | { status: "sending" }
  /** What the server names of it, each at its field. */
  | { status: "refused"; message: string; faults: readonly Fault[] };

const current = z.object({ version: z.number() });
const incomplete = z.object({ missing: z.array(z.string()) });

/** From the last look to the form that is sent for good. */
export function useSending({ variant, form, keeper, version, photo, refuse }: FormInHand) {
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
