import { useCallback } from "react";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { getLocale } from "#language-runtime";
import { quietApi } from "../../../../contract/browser-api.ts";
import { groups, groupsOfHalf } from "../../definition/definition.ts";
import type { Variant } from "../../definition/field.ts";
import { saveFirstHalf } from "../../extended-form.calls.ts";
import type { FormValues } from "../../form.ts";
import { photoIn, photoPath } from "../../photo.ts";
import type { CheckForm } from "../checks/check-form.ts";
import { partsOfPath } from "../checks/places.ts";
import type { KeptForm } from "../keep/form-keeper.ts";
import { type Controls, toForm } from "../values/controls.ts";
import type { Version } from "./use-extended-form.ts";
import { usePhoto } from "./use-photo.ts";

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
}

/** The photo goes with the first half, which is the call that takes one; its address then stands in the form. */
export function useFormPhoto({ form, variant, kept, check, version }: PhotoParts) {
  const save = useCallback(
    async (photo: File): Promise<boolean> => {
      const request = () => ({
        path: { variant },
        body: { data: soundHalf(toForm(form.getValues()), check), version: version.get(), photo, lang: getLocale() },
      });
      let sent = await quietApi.send(saveFirstHalf, request());
      if (sent.status === "refused" && sent.http === 409) {
        version.set(current.safeParse(sent.extra.current).data?.version ?? version.get());
        sent = await quietApi.send(saveFirstHalf, request());
      }
      if (sent.status === "refused") return false;
      version.set(sent.answer.version);
      form.setValue(photoPath, photoIn(sent.answer.data) ?? "");
      return true;
    },
    [form, variant, check, version],
  );
  return usePhoto(kept, save);
}
