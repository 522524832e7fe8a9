import "altcha/altcha.css";
import type { WidgetAttributes } from "altcha/types";
import { type HTMLAttributes, type Ref, useEffect, useRef } from "react";
import { useHref } from "react-router";
import { documentLanguage } from "../../../i18n/language.browser.ts";
import styles from "./captcha-field.module.css";
import { captchaName } from "./captcha-name.ts";

interface AltchaElement extends WidgetAttributes, HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "altcha-widget": AltchaElement;
    }
  }
}

/** No signs of the maker inside, no watching of the pointer, no waiting for show. */
const configuration = JSON.stringify({
  hideLogo: true,
  hideFooter: true,
  humanInteractionSignature: false,
  minDuration: 0,
});

function payloadOf(event: Event): string {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  const payload = typeof detail === "object" && detail !== null && "payload" in detail ? detail.payload : undefined;
  return typeof payload === "string" ? payload : "";
}

/** ALTCHA's own element, once it is loaded. It puts a hidden field with the solution into the form. */
export function CaptchaWidget({ onSolution }: { readonly onSolution?: ((payload: string) => void) | undefined }) {
  const widget = useRef<HTMLElement>(null);
  const challenge = useHref("/api/v1/captcha/challenge");
  useEffect(() => {
    const element = widget.current;
    const tell = (event: Event) => onSolution?.(payloadOf(event));
    element?.addEventListener("statechange", tell);
    return () => element?.removeEventListener("statechange", tell);
  }, [onSolution]);
  return (
    <altcha-widget
      ref={widget}
      className={styles.widget}
      name={captchaName}
      challenge={challenge}
      language={documentLanguage()}
      configuration={configuration}
    />
  );
}
