interface Texts {
  /** HTML, as both of these. */
  readonly description: string;
  readonly requirement: string;
}

/** Description and requirements as one text, for search engines and job boards; empty where neither is known. */
export function wholeText({ description, requirement }: Texts, requirementHeading: string): string {
  return requirement === "" ? description : `${description}<h3>${requirementHeading}</h3>${requirement}`;
}
