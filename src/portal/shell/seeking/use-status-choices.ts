import { useEffect, useState } from "react";
import { getLocale } from "#language-runtime";
import { browserApi } from "../../../contract/browser-api.ts";
import { searchMasterList } from "../../lists/master-data.calls.ts";
import { type Seeking, seekingOf } from "../viewer/viewer.ts";

/** One status of the list, with the dot that it has. */
export interface StatusChoice {
  id: number;
  text: string;
  seeking: Seeking;
}

interface Choices {
  found: StatusChoice[];
  /** Why there are none. */
  failed: string | null;
}

async function readChoices(signal: AbortSignal): Promise<Choices> {
  const path = { lang: getLocale(), list: "seekingJobStatus" };
  const sent = await browserApi.send(searchMasterList, { path, query: { search: "", limit: 10 } }, { signal });
  if (sent.status === "refused") return { found: [], failed: sent.message };
  const found = sent.answer.data.map(({ id, text, code }) => ({ id, text, seeking: seekingOf(code ?? text) }));
  return { found, failed: null };
}

/** The statuses to choose from, in the page's language. */
export function useStatusChoices(): Choices {
  const [choices, setChoices] = useState<Choices>({ found: [], failed: null });
  useEffect(() => {
    const leaving = new AbortController();
    readChoices(leaving.signal).then(setChoices, () => {});
    return () => leaving.abort();
  }, []);
  return choices;
}
