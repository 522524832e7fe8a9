import { createContext } from "react";

/** What the signed-in person did with the vacancies of a page that came without it. */
export interface OwnMarks {
  saved: ReadonlySet<number>;
  applied: ReadonlySet<number>;
}

/** Empty where the page's own data has the marks. */
export const OwnMarks = createContext<OwnMarks>({ saved: new Set(), applied: new Set() });
