import { Fragment, type HTMLAttributes } from "react";
import { Link, useHref } from "react-router";
import { classNames } from "../class-names.ts";
import styles from "./text.module.css";

interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly as?: "p" | "span" | "div" | "small" | "strong" | "h1" | "h2" | "h3" | "h4" | undefined;
  /** How it looks, whatever its level: "h3" for an h2 in a card. */
  readonly look?: "display" | "h1" | "h2" | "h3" | "h4" | "lead" | "body" | "small" | undefined;
  readonly tone?: "muted" | "danger" | "warning" | "success" | undefined;
}

/** Text with one of the design's sizes and colours. */
export function Text({ as: Tag = "p", look, tone, className, ...rest }: TextProps) {
  return <Tag {...rest} data-look={look} data-tone={tone} className={classNames(styles.text, className)} />;
}

/** Long reading: paragraphs, headings and lists with diamonds. */
export function Prose({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles.prose, className)} />;
}

/** For screen readers only. */
export function VisuallyHidden({ as: Tag = "span", ...rest }: Pick<TextProps, "as"> & HTMLAttributes<HTMLElement>) {
  return <Tag {...rest} className={styles.hidden} />;
}

interface LinkedTextProps {
  /** A whole sentence; what stands in [brackets] becomes a link, in order. */
  readonly text: string;
  readonly to: readonly string[];
}

/** A sentence with links in it, so that no translation is glued from pieces. */
export function LinkedText({ text, to }: LinkedTextProps) {
  const parts = text.split(/\[([^\]]*)\]/);
  return parts.map((part, index) => {
    const address = index % 2 === 1 ? to[(index - 1) / 2] : undefined;
    // A part is its place in the sentence.
    const key = index;
    return address === undefined ? (
      <Fragment key={key}>{part}</Fragment>
    ) : (
      <Link key={key} to={address}>
        {part}
      </Link>
    );
  });
}

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
