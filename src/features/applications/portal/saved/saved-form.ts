/** Names of what the page of saved vacancies sends. */
export const savedNames = {
  /** A vacancy that was ticked. */
  vacancy: "vacancy",
  /** "1": all saved ones, on every page. */
  all: "all",
  /** With all: those that were unticked again. */
  except: "except",
  /** A vacancy whose own bookmark was pressed. */
  remove: "remove",
  /** What a button of the bar wants: "ask" before deleting, "delete", "apply". */
  intent: "intent",
} as const;

/** What was chosen, by ticking or as all but some. */
export interface Chosen {
  isAll: boolean;
  /** The chosen ones, or with all those that are not. */
  ids: number[];
}

function idsOf(form: FormData, name: string): number[] {
  const texts = form.getAll(name).filter((value) => typeof value === "string" && /^[1-9]\d{0,14}$/.test(value));
  return [...new Set(texts.map(Number))];
}

/** Reads what was chosen out of a sent form. */
export function chosenIn(form: FormData): Chosen {
  const isAll = form.get(savedNames.all) === "1";
  return { isAll, ids: idsOf(form, isAll ? savedNames.except : savedNames.vacancy) };
}
