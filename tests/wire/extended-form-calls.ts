import { aPhoto } from "../support/applicants.ts";
import { choicesIn } from "../support/extended-form-portal.ts";
import { goodForm } from "../support/extended-forms.ts";
import { withoutTwoStep } from "../support/two-step.ts";
import { ownPassword } from "./passwords.ts";
import type { Parts, PublishedCall } from "./published-call.ts";
import type { WholePortal } from "./whole-portal.ts";

const path = { variant: "freshgraduate" };

/** Forgets the owner's forms: one that was submitted takes nothing more. */
export async function withoutForms({ platform, owner }: Pick<WholePortal, "platform" | "owner">): Promise<void> {
  await platform.database.db.deleteFrom("extended_forms").where("applicant_id", "=", owner.id).execute();
}

const plain = (): Parts => ({ path, body: { lang: "id" } });

async function saving(portal: WholePortal, data: object): Promise<Parts> {
  await withoutForms(portal);
  return { path, body: { data, version: 0, photo: await aPhoto(), lang: "id" } };
}

const asMine = { who: "applicant", names: "mine" } as const;

/** The extended application form, of fresh graduates here. */
export const extendedForm: Record<string, PublishedCall> = {
  "POST applicant/flk/{variant}/login": {
    who: "guest",
    body: "json",
    names: "nobody's",
    good: async (portal) => {
      const { platform, owner, captcha } = portal;
      await withoutTwoStep(platform, owner.id);
      const who = { userName: owner.email, password: await ownPassword(portal) };
      return { path, body: { ...who, grecaptcha: await captcha(), lang: "id" } };
    },
  },
  "POST applicant/flk/{variant}/masterdata": { who: "applicant", body: "json", names: "nobody's", good: plain },
  "POST applicant/flk/{variant}/view": { ...asMine, body: "json", good: plain },
  "POST applicant/flk/{variant}/submit-1": {
    ...asMine,
    body: "multipart",
    good: (portal) =>
      saving(portal, {
        personalData: { birthPlace: "Solo", address: "Jl. Melati 7", phone: "+62 81234567890", gender: 2 },
        thesis: { title: "Pola tenun", link: "https://contoh.id/tenun" },
        trainings: [{ id: 1, name: "Menenun", organizer: "Sanggar", date: "2024-02-29", description: "Dasar" }],
      }),
  },
  "POST applicant/flk/{variant}/submit-2": {
    ...asMine,
    body: "multipart",
    good: (portal) => saving(portal, { problemStory: { situation: "S" }, hobbies: { hobbyIds: [1, 2] } }),
  },
  "POST applicant/flk/{variant}/submit": {
    ...asMine,
    body: "multipart",
    good: async (portal) => saving(portal, goodForm(await choicesIn(portal.platform))),
  },
};

/** Ends the session of anyone who makes it. */
export const leavingForm: Record<string, PublishedCall> = {
  "POST applicant/flk/{variant}/logout": { ...asMine, body: "json", good: plain },
};
