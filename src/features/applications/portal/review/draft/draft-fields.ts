/** What the form around a waiting draft sends, beside the resume's version and the captcha. */
export const draftFields = {
  /** Tells its form from the one that applies. */
  intent: "take-draft",
  version: "draft-version",
} as const;

/** In the address of a review into whose resume a draft was just taken. */
export const draftTaken = "draft-taken";
