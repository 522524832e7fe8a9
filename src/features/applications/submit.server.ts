import { transactIf } from "../../platform/database/transact-if.ts";
import { withNewFiles } from "../documents/new-files.server.ts";
import type { NewFile } from "../documents/read-file.server.ts";
import { type CheckedProfile, saveProfile } from "../resumes/save-profile.server.ts";
import { type Applied, type Applying, apply, type Order } from "./apply.server.ts";

const isApplied = ({ status }: { status: string }) => status === "applied";

/** Applies with the resume as it is: whole or not at all (promise 14). */
export function submit(applying: Applying, order: Order): Promise<Applied> {
  return transactIf(applying.platform.database, isApplied, (tx) => apply(tx, applying, order));
}

type Submitted = Applied | { status: "conflict" };

/** Saves the resume and applies with it: both, or neither. */
export async function submitWithProfile(
  applying: Applying,
  order: Omit<Order, "consents">,
  { profile, newFiles }: { profile: CheckedProfile; newFiles: readonly NewFile[] },
): Promise<Submitted> {
  const { database, files, clock } = applying.platform;
  const { submitted } = await withNewFiles(files, newFiles, async (put) => {
    let unused: string[] = [];
    const submitted = await transactIf<Submitted>(database, isApplied, async (tx) => {
      const saved = await saveProfile(tx, order.applicantId, profile, put, clock());
      if (saved.status === "conflict") return saved;
      unused = saved.unused;
      return apply(tx, applying, { ...order, consents: null });
    });
    const isKept = isApplied(submitted);
    return { submitted, isKept, unused: isKept ? unused : [] };
  });
  return submitted;
}
