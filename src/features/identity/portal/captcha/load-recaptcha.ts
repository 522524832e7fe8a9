import { documentLanguage } from "../../../../i18n/language.browser.ts";

interface Options {
  sitekey: string;
  theme: "light" | "dark";
  size: "normal" | "compact";
  callback: (solution: string) => void;
  "expired-callback": () => void;
  "error-callback": () => void;
}

/** The API of Google's script (https://developers.google.com/recaptcha/docs/display#js_api). */
interface Script {
  ready(then: () => void): void;
  render(place: HTMLElement, options: Options): number;
}

declare global {
  var grecaptcha: Script | undefined;
}

/** Google's captcha for this site, ready to be drawn. */
export interface Recaptcha {
  draw(place: HTMLElement, options: Omit<Options, "sitekey">): void;
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${address}?render=explicit&hl=${documentLanguage()}`;
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("The captcha's script could not be loaded."));
    });
    document.head.append(script);
  });
}

/** Fetches Google's script and waits until it can draw. */
export async function loadRecaptcha(from: { siteKey: string; script: string }): Promise<Recaptcha> {
  await addScript(from.script);
  const { grecaptcha } = globalThis;
  if (grecaptcha === undefined) throw new Error("The captcha's script brought nothing.");
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return { draw: (place, options) => void grecaptcha.render(place, { sitekey: from.siteKey, ...options }) };
}
