import { version } from "../../../../package.json";
import type { PageRequest } from "../../../contract/page.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../i18n/formats.ts";
import { checkApi } from "./check-api.ts";

/** Version, language, time, and whether the API answers the server's own pages. */
export async function load({ api, language, now }: PageRequest<unknown>) {
  const time = `${dateText(jakartaDay(now), language)}, ${timeText(now, language)}`;
  return { version, language, time, fromServer: await checkApi(api) };
}
