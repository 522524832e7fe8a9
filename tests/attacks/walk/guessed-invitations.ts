import { randomBytes } from "node:crypto";
import { waitingInvitation } from "../../wire/invitation-calls.ts";
import { letterCode } from "../../wire/letter-calls.ts";
import { type Aim, type Attack, single, unlessRefused } from "./attack.ts";

/** Guessed invitation codes of an attacker who knows the format, or has read a backup. */
async function madeUpCodes(aim: Aim): Promise<[string, string][]> {
  const code = await waitingInvitation(aim);
  const { db } = aim.platform.database;
  const row = await db.selectFrom("invitations").selectAll().orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
  const hash = Buffer.from(row.code_hash);
  return [
    ["a random code", randomBytes(32).toString("base64url")],
    ["the ids that the address is called by", `${row.application_id}${row.applicant_id}`],
    ["the same with a hyphen", `${row.application_id}-${row.applicant_id}`],
    ["the invitation's id", String(row.id)],
    ["the stored hash, as hex", hash.toString("hex")],
    ["the stored hash, as base64url", hash.toString("base64url")],
    ["the stored hash, as PostgreSQL writes it", `\\x${hash.toString("hex")}`],
    ["the sealed code", row.code_sealed],
    ["the code but for its last letter", code.slice(0, -1)],
    ["the code and a letter more", `${code}A`],
    ["the code with its padding", `${code}=`],
    ["the code twice", code + code],
    ["the code in lower case", code.toLowerCase() === code ? `${code}x` : code.toLowerCase()],
    ["a pattern", "%"],
    ["a prototype's name", "__proto__"],
  ];
}

/** Numbers that a letter might have. */
const numbers = ["00000-00000", "ZZZZZ-ZZZZZ", "12345-67890", "7K2M9-4QDHX", "%", "_____-_____", "' or ''='"];

/** Someone else's suggestions stopped by a code that is not a letter's: none of them may even be recognised. */
function guessedStops(aim: Aim): Attack[] {
  const code = letterCode(aim);
  const { sealer } = aim.platform;
  const made: [string, string][] = [
    ["the applicant's id", String(aim.owner.id)],
    ["what is sealed in it", JSON.stringify([["suggestions", String(aim.owner.id)]])],
    [
      "the same in base64url",
      Buffer.from(JSON.stringify([["suggestions", String(aim.owner.id)]])).toString("base64url"),
    ],
    ["sealed for something else", sealer.seal("guest", JSON.stringify([["suggestions", String(aim.owner.id)]]))],
    ["but for its last letter", code.slice(0, -1)],
    ["with a letter changed", `${code.slice(0, 30)}${code[30] === "A" ? "B" : "A"}${code.slice(31)}`],
    ["twice", code + code],
    ["a random one", randomBytes(90).toString("base64url")],
  ];
  return made.map(([name, made]) =>
    single(
      `letter's code: ${name}`,
      () => aim.send({ path: `unsubscribe/${encodeURIComponent(made)}/choice`, body: { choice: "stop" } }),
      unlessRefused,
    ),
  );
}

/** Someone else's invitation answered, and letters found, by guessing. */
export async function guessedInvitations(aim: Aim): Promise<Attack[]> {
  const codes = await madeUpCodes(aim);
  const body = (code: string) => ({ ATSPhaseName: "screening", ActionName: "accept", ApplicationIdApplicantId: code });
  const answers = codes.map(([name, code]) =>
    single(`invitation: ${name}`, () => aim.send({ path: "invite-confirm", body: body(code) }), unlessRefused),
  );
  const letters = numbers.map((code) =>
    single(
      `letter: ${code}`,
      () => aim.pastCaptcha({ path: "letter-check", body: { code, grecaptcha: "x" } }),
      ({ text }) => (text.includes('"isGenuine":true') ? text.slice(0, 120) : null),
    ),
  );
  return [...answers, ...letters, ...guessedStops(aim)];
}
