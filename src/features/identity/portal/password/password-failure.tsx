import { m } from "#messages";
import { Notice } from "../../../../ui/feedback/notice.tsx";

interface PasswordFailureProps {
  /** 'Failed to change Password' (§8). */
  readonly title: string;
  /** The server's words; undefined for a fault of ours. */
  readonly message: string | undefined;
}

/** Why no password was saved, when it was no field. */
export function PasswordFailure({ title, message }: PasswordFailureProps) {
  return (
    <Notice tone="danger" announce="alert">
      <strong>{title}</strong>
      <p>{message ?? m.accounts_reset_problem()}</p>
    </Notice>
  );
}

/** True for a call that failed for a fault of ours or of the network, and not for what was sent. */
export function isOurFault(http: number): boolean {
  return http === 0 || http >= 500;
}
