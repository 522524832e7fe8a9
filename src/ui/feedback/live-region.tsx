import type { ReactNode } from "react";
import { VisuallyHidden } from "../layout/text.tsx";

/** Says a change aloud without showing it; stays in the page, only its words change. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <VisuallyHidden as="div" role="status">
      {children}
    </VisuallyHidden>
  );
}
