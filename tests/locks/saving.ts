import { aProfile, type Portal } from "../support/applicants.ts";
import type { Visitor } from "../support/visitor.ts";

/** The phone of a resume that was saved in a race. */
export const otherPhone = "+62 81100001111";

/** Commands that save a resume with another phone. */
export async function anotherPhone({ portal, visitor }: { portal: Portal; visitor: Visitor }, noTelp: string) {
  const { data } = (await visitor.get("get-profile/id")).body;
  const profile = await aProfile(portal.platform, Number(Reflect.get(Object(data), "version")));
  const grecaptcha = await visitor.captcha();
  return { data: { ...profile, personalData: { ...profile.personalData, noTelp } }, grecaptcha };
}
