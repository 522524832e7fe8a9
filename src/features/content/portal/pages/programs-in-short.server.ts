import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { pagePaths } from "../../pages/content-page.ts";
import { readPage } from "./read-page.server.ts";

/** A programme as the home page shows it. */
export interface ProgramInShort {
  id: string;
  title: string;
  summary: string;
  imageUrl: string | null;
  /** Path of the site: the programme on the page of all. */
  url: string;
}

/** The programmes for `home-page/{lang}`, in the order of their page; who shows them says `shows("page:programs")`. */
export async function programsInShort(db: Db, language: Language): Promise<ProgramInShort[]> {
  const { sections } = await readPage(db, "programs", language);
  return sections
    .filter(({ layout }) => layout === "programme")
    .map(({ id, heading, summary, imageUrl }) => ({
      ...{ id, title: heading, summary, imageUrl },
      url: `${pagePaths.programs}#${id}`,
    }));
}
