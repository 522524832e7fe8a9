import type { ReactNode } from "react";
import { Tag } from "../../../../ui/display/tag.tsx";
import type { ApplicationStatus } from "../../application.ts";

/** Orange in process, red not continued or closed, green otherwise (§4). */
const tones = {
  "on-process": "warning",
  hired: "success",
  "not-continued": "danger",
  "vacancy-closed": "danger",
} as const satisfies Record<ApplicationStatus, string>;

interface StatusTagProps {
  readonly status: ApplicationStatus;
  readonly children: ReactNode;
}

/** An application's status in its colour and in words. */
export function StatusTag({ status, children }: StatusTagProps) {
  return <Tag tone={tones[status]}>{children}</Tag>;
}
