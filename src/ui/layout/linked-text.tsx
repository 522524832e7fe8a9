import { Fragment } from "react";
import { Link } from "react-router";

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
