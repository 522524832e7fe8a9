/** The colour choices of the footer; "device" follows the system. */
export const themes = ["device", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** Name of the cookie that stores the choice. */
export const themeCookie = "theme";

/** Reads a stored choice; anything else means the device's. */
export function parseTheme(text: string | null | undefined): Theme {
  return themes.find((theme) => theme === text) ?? "device";
}
