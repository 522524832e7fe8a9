import { need, type PageRequest } from "../../../../contract/page.ts";
import { getHelpContact, getHelpHome } from "../help.calls.ts";

/** The help centre's first page (R29): topics, what is asked most, whom to ask. */
export async function load({ api, url, language }: PageRequest<object>) {
  const [home, contact] = await Promise.all([
    api.send(getHelpHome, { path: { lang: language } }),
    api.send(getHelpContact, { body: { lang: language } }),
  ]);
  return { ...need(home, url), contact: need(contact, url) };
}
