import { captchaName } from "../../../identity/portal/captcha/captcha-name.ts";
import { formNames } from "./form-names.ts";

function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const ofOneTry: readonly string[] = [formNames.key, captchaName];

function contentOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(([name]) => !ofOneTry.includes(name));
  return JSON.stringify(fields);
}

const fieldIn = (form: HTMLFormElement, name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/**
 * Gives each try an idempotency key: the same content sent again after a lost connection has the same key, so that an
 * application that did arrive is not made twice; other content has another. With its key it takes its captcha's solution
 * along, for the same key goes with the same body; the captcha may have been solved anew meanwhile.
 */
export function createTryKey() {
  let last = { content: "", captchaRound: 0, key: "", solution: "" };
  return {
    /** @param captchaRound changes once the server has looked at the solution */
    mark(form: HTMLFormElement, captchaRound: number): void {
      const content = contentOf(form);
      const [key, captcha] = [fieldIn(form, formNames.key), fieldIn(form, captchaName)];
      if (content !== last.content || captchaRound !== last.captchaRound)
        last = { content, captchaRound, key: randomKey(), solution: captcha?.value ?? "" };
      if (key) key.value = last.key;
      if (captcha) captcha.value = last.solution;
    },
  };
}
