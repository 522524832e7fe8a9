import { useState } from "react";
import { LiveRegion } from "../feedback/live-region.tsx";
import { useHydrated } from "../hydrated.ts";
import { Button, type ButtonLook } from "./button.tsx";

interface CopyButtonProps extends Pick<ButtonLook, "kind" | "small"> {
  readonly text: string;
  /** "Salin" */
  readonly label: string;
  /** "Tersalin" */
  readonly done: string;
}

/** Puts a text on the clipboard; without script, or where the browser forbids it, the text itself is there to be marked. */
export function CopyButton({ text, label, done, ...look }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const hydrated = useHydrated();
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <>
      <Button {...look} icon={isCopied ? "check" : "copy"} onClick={copy} hidden={!hydrated}>
        {isCopied ? done : label}
      </Button>
      <LiveRegion>{isCopied && done}</LiveRegion>
    </>
  );
}
