import "altcha/altcha.css";
import type { Configuration, WidgetAttributes } from "altcha/types";
import type { AltchaWidgetElement } from "altcha/types/generic";
import { type HTMLAttributes, type Ref, useEffect, useEffectEvent, useRef } from "react";
import { useHref } from "react-router";
import { captchaName } from "../../../../contract/captcha-name.ts";
import { documentLanguage } from "../../../../i18n/language.browser.ts";
import styles from "./captcha-field.module.css";
import { type CaptchaState, parseState } from "./captcha-work.ts";

interface AltchaElement extends WidgetAttributes, HTMLAttributes<HTMLElement> {
  ref?: Ref<AltchaWidgetElement>;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "altcha-widget": AltchaElement;
    }
  }
}

/** One core stays for anyone who types, and a page is no reason to take more than a few. */
function workers(): number {
  return Math.min(4, Math.max(1, navigator.hardwareConcurrency - 1));
}

/** No signs of the maker inside, no watching of the pointer, no waiting for show. */
function configuration(): string {
  const quiet = { hideLogo: true, hideFooter: true, humanInteractionSignature: false, minDuration: 0 };
  return JSON.stringify({ ...quiet, workers: workers() } satisfies Partial<Configuration>);
}

const doneOrUnderWay = ["verifying", "verified"];

interface CaptchaWidgetProps {
  /** How often the work was begun; 0 while nobody uses the form. */
  readonly tries: number;
  readonly onState: (state: CaptchaState) => void;
}

/** ALTCHA's own element, once it is loaded. It puts a hidden field with the solution into the form. */
export function CaptchaWidget({ tries, onState }: CaptchaWidgetProps) {
  const widget = useRef<AltchaWidgetElement>(null);
  const challenge = useHref("/api/v1/captcha/challenge");
  const tell = useEffectEvent((event: Event) =>
    onState(parseState(event instanceof CustomEvent ? event.detail : null)),
  );
  useEffect(() => {
    const element = widget.current;
    const listen = (event: Event) => tell(event);
    // A press on a box that is ticked, or about to be, unticks nothing: it may meet the work that began on its own.
    const hold = (event: Event) => void (doneOrUnderWay.includes(element?.getState() ?? "") && event.preventDefault());
    element?.addEventListener("statechange", listen);
    element?.addEventListener("click", hold, true);
    return () => {
      element?.removeEventListener("statechange", listen);
      element?.removeEventListener("click", hold, true);
    };
  }, []);
  useEffect(() => {
    // A beat later: the element reads what it is configured with first.
    const begin = () => {
      const element = widget.current;
      if (element && !doneOrUnderWay.includes(element.getState())) void element.verify();
    };
    const soon = tries > 0 ? setTimeout(begin) : undefined;
    return () => clearTimeout(soon);
  }, [tries]);
  return (
    <altcha-widget
      ref={widget}
      className={styles.widget}
      name={captchaName}
      challenge={challenge}
      language={documentLanguage()}
      configuration={configuration()}
    />
  );
}
