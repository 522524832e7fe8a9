import { readChoices } from "../../src/features/extended-forms/form-lists.server.ts";
import { extendedFormEndpoints } from "../../src/features/extended-forms/portal/extended-form.api.server.ts";
import { createResumePort } from "../../src/features/resumes/portal/resume-port.server.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { type Portal, portalOfTest } from "./applicants.ts";
import type { Choices } from "./extended-forms.ts";

/** The portal with the extended application form. */
export async function extendedFormPortal(): Promise<Portal> {
  return portalOfTest((platform) =>
    extendedFormEndpoints(platform, { resume: createResumePort(platform), siteName: () => "Situs Karier" }),
  );
}

/** The lists as the form chooses from them. */
export async function choicesIn({ database }: Pick<Platform, "database">): Promise<Choices> {
  return Object.fromEntries(Object.entries(await readChoices(database.db, "id")));
}
