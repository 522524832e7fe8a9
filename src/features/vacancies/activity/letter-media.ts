/** Media codes of our own letters: whoever follows one comes by it to any vacancy (suggestions §1 "links"). */
export const letterMedia = { suggestions: "email-saran", alerts: "email-kabar" } as const;

/** The career site's own channel: what the codes of letters count as. */
export const letterPlatform = 1;

export const isLetterMedia = (code: string): boolean => Object.values(letterMedia).some((media) => media === code);
