import { z } from "zod";
import { importProgressCommand } from "../../src/features/applications/import/import-command.server.ts";
import { starForms } from "../../src/features/interviews/star-forms.server.ts";
import { createInvite } from "../../src/features/invitations/invite.server.ts";
import type { Portal } from "./applicants.ts";
import { anApplication } from "./applications.ts";
import { inDays } from "./days.ts";

/** Imports a row of the hiring system as an operator does; what was said. */
export async function toldOf(portal: Portal, row: Record<string, string | number>): Promise<string[]> {
  const { database, settings, outbox, clock, sealer } = portal.platform;
  const lines: string[] = [];
  const files = [{ name: "progress.jsonl", bytes: new TextEncoder().encode(JSON.stringify(row)) }];
  const command = { name: "progress", options: { isDryRun: false, map: [], set: [] }, files };
  const taking = {
    database,
    settings,
    outbox,
    starForms,
    siteName: "Situs Karier",
    invite: createInvite(sealer),
    now: clock(),
  };
  await importProgressCommand(taking, command, (line) => lines.push(line));
  return lines;
}

const standingSchema = z.object({
  status: z.string(),
  url: z.string(),
  answerBy: z.string(),
  answeredAt: z.string().nullable(),
});
type InvitationState = z.infer<typeof standingSchema>;
const detailsSchema = z.object({
  recruitmentProgress: z.array(z.object({ invitation: z.object({ answer: standingSchema.nullish() }).nullable() })),
});

/** Someone invited, with how the invitation stands with the application, and its code. */
export async function anInvited(portal: Portal, more: Record<string, string> = {}) {
  const someone = await anApplication(portal);
  const { applicationId, visitor } = someone;
  const row = { application_id: applicationId, phase: "hr-interview", invitation_place: "Gedung Nila" };
  const output = await toldOf(portal, { ...row, invitation_time: `${inDays(5)} 10:00`, ...more });
  const readState = async (): Promise<InvitationState | undefined> => {
    const { body } = await visitor.json("Application/details/id", { applicationId });
    const { recruitmentProgress } = detailsSchema.parse(body["data"]);
    return recruitmentProgress.find(({ invitation }) => invitation !== null)?.invitation?.answer ?? undefined;
  };
  const code = (await readState())?.url.split("/").at(-1) ?? "";
  return { ...someone, said: output, standing: readState, code };
}
