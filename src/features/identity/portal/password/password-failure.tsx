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
