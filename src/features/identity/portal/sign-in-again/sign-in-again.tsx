import { Suspense, useContext, useEffect, useState } from "react";
import { keepPageOwner } from "../../../../contract/page-owner.ts";
import { UserName } from "../../../../contract/user-name.ts";
import { lazyPart } from "../../../../ui/lazy-part.ts";

/** Fetched when a session has ended, so that no page carries it before. */
const Dialog = lazyPart(async () => (await import("./sign-in-again-dialog.tsx")).SignInAgainDialog);

type Answer = (isSignedIn: boolean) => void;

/** Says whose page it is, and asks that person to sign in again when what he does finds the session ended. */
export function SignInAgain() {
  const userName = useContext(UserName);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!userName) return;
    const askToSignIn = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
    return keepPageOwner({ userName, askToSignIn });
  }, [userName]);
  if (answer === null || !userName) return null;
  const onAnswer: Answer = (isSignedIn) => {
    setAnswer(null);
    answer(isSignedIn);
  };
  return (
    <Suspense>
      <Dialog userName={userName} onAnswer={onAnswer} />
    </Suspense>
  );
}
