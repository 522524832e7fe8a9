import { m } from "#messages";
import { Notice } from "../../../../ui/feedback/notice.tsx";

interface PasswordFailureProps {
  /** 'Failed to change Password' (§8). */
  readonly title: string;
  /** The server's message; undefined for a server fault. */
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

/** True for a call that failed because of the server or the network, and not because of its input. */
export function isOurFault(http: number): boolean {
  return http === 0 || http >= 500;
}
