/** A setting that stops the start; the message is one sentence for the operator. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** Exit code after a wrong setting (sysexits.h, EX_CONFIG): a supervisor need not start it again. */
export const wrongSettingExit = 78;

/** Exit code of a failed start; by its name, because the site's build has a class of its own. */
export const exitCodeOfStart = (error: unknown): number =>
  error instanceof Error && error.name === "SettingsError" ? wrongSettingExit : 1;
