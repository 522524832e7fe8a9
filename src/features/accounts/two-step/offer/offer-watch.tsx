import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { readCookies } from "../../../../contract/cookies.ts";
import { twoStepOfferCookie } from "../../../../contract/session-cookies.ts";

const Dialog = lazy(async () => {
  const { OfferDialog } = await import("./offer-dialog.tsx");
  return { default: OfferDialog };
});

/** Its own page offers it already; who is in the middle of applying or of a form is asked on the page after that. */
const quietPages = /^\/(mfa|lowongan\/profile-resume|form-star|flk\d)(\/|$)/i;

/** Offers two-step sign-in at the start of a page when the browser's flag says so (S21, A9). */
export function OfferWatch({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const [isOffered, setOffered] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    setOffered(isSignedIn && readCookies(document.cookie)[twoStepOfferCookie] === "true");
  }, [isSignedIn]);
  if (!isOffered || quietPages.test(pathname)) return null;
  return (
    <Suspense>
      <Dialog onClose={() => setOffered(false)} />
    </Suspense>
  );
}
