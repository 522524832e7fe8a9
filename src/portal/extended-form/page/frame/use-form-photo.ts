import { useCallback } from "react";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { getLocale } from "#language-runtime";
import { quietApi } from "../../../../contract/browser-api.ts";
import type { Sent } from "../../../../contract/client.ts";
import { groups, groupsOfHalf } from "../../../../domain/extended-forms/definition/definition.ts";
import type { Variant } from "../../../../domain/extended-forms/definition/field.ts";
import type { FormValues } from "../../../../domain/extended-forms/form.ts";
import { photoIn, photoPart, photoPath } from "../../../../domain/extended-forms/photo.ts";
import { saveFirstHalf } from "../../extended-form.calls.ts";
import type { CheckForm } from "../checks/check-form.ts";
import { partsOfPath } from "../checks/places.ts";
import type { FormKeeper, KeptForm } from "../keep/form-keeper.ts";
import { type Controls, toForm } from "../values/controls.ts";
import { usePhoto } from "./use-photo.ts";

/** The version of the saved form that a saving goes on from. */
export function counted(first: number) {
  let version = first;
  return {
    get: () => version,
    set: (next: number) => {
      version = next;
    },
  };
}
type Version = ReturnType<typeof counted>;

type Refused = Extract<Sent<unknown>, { status: "refused" }>;

const current = z.object({ version: z.number() });

/** The first half without what could not be saved; the draft keeps that. */
function soundHalf(form: FormValues, check: CheckForm): FormValues {
  const half: FormValues = structuredClone(Object.fromEntries(groupsOfHalf(1).map((name) => [name, form[name] ?? {}])));
  const { wrong, missing } = check(form);
  for (const { path } of [...wrong, ...missing]) {
    const parts = partsOfPath(path);
    const held = parts === null ? undefined : half[parts.group];
    const entry = Array.isArray(held) ? held[parts?.index ?? -1] : held;
    if (entry !== undefined && parts?.field !== undefined) entry[parts.name] = null;
  }
  for (const name of groupsOfHalf(1)) {
    const [group, held] = [groups[name], half[name]];
    if (group.kind === "many" && Array.isArray(held)) half[name] = held.slice(0, group.most);
  }
  return half;
}

interface PhotoParts {
  form: UseFormReturn<Controls>;
  variant: Variant;
  kept: KeptForm;
  check: CheckForm;
  version: Version;
  keeper: FormKeeper;
}

/** Why a photo itself is not wanted; null where it is not its fault. */
function faultOf({ http, errors, message }: Pick<Refused, "http" | "errors" | "message">): string | null {
  const told = errors.find(({ path }) => path === photoPart)?.message;
  return told ?? (http === 413 || http === 415 ? message : null);
}

/** The photo goes with the first half, which is the call that takes one; its address then stands in the form. */
export function useFormPhoto({ form, variant, kept, check, version, keeper }: PhotoParts) {
  const send = useCallback(
    async (photo: File) => {
      const request = () => ({
        path: { variant },
        body: { data: soundHalf(toForm(form.getValues()), check), version: version.get(), photo, lang: getLocale() },
      });
      let sent = await quietApi.send(saveFirstHalf, request());
      if (sent.status === "refused" && sent.http === 409) {
        version.set(current.safeParse(sent.extra.current).data?.version ?? version.get());
        sent = await quietApi.send(saveFirstHalf, request());
      }
      if (sent.status === "refused") {
        const fault = faultOf(sent);
        if (fault !== null) return { refused: fault };
        return sent.http === 0 || sent.http >= 500 ? ("again" as const) : ("later" as const);
      }
      version.set(sent.answer.version);
      form.setValue(photoPath, photoIn(sent.answer.data) ?? "");
      return "sent" as const;
    },
    [form, variant, check, version],
  );
  const onSaved = useCallback(
    (listener: () => void) => keeper.subscribe(() => keeper.state().status === "saved" && listener()),
    [keeper],
  );
  return usePhoto(kept, { send, onSaved });
}
