import { useHref } from "react-router";
import { Prose } from "./text.tsx";

interface HtmlProseProps {
  /** Sanitised on the server, on the way in and out (promise 11); nothing a visitor typed. */
  readonly html: string;
  readonly className?: string | undefined;
}

/** Long reading that comes as HTML: a vacancy's description, a company's story. The one place for such HTML. */
export function HtmlProse({ html, className }: HtmlProseProps) {
  const base = useHref("/").replace(/\/$/, "");
  // Sanitised HTML writes attributes in one way only; what is stored knows no base path.
  const inner = { __html: base === "" ? html : html.replaceAll('href="/', `href="${base}/`) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API
  return <Prose className={className} dangerouslySetInnerHTML={inner} />; // oxlint-disable-line react/no-danger -- sanitised by the API
}
