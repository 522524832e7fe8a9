import { randomBytes } from "node:crypto";
import { sealAlerts, sealConfirmation, sealFollow } from "../../../src/features/alerts/alert-codes.server.ts";
import { ownAlert, waitingWish } from "../../wire/alert-calls.ts";
import { type Aim, type Attack, single, unless, unlessRefused } from "./attack.ts";

/** Guessed alert codes of an attacker who knows the format, or has read a backup. */
async function madeUpCodes(aim: Aim): Promise<[string, string][]> {
  const { platform } = aim;
  const { sealer, database } = platform;
  const until = new Date(platform.clock().getTime() + 3_600_000);
  const confirm = await waitingWish(aim);
  const { id, addressId } = await ownAlert(aim);
  const wishes = database.db.selectFrom("alert_wishes").select(["id", "code_sealed"]).orderBy("id", "desc");
  const wish = await wishes.limit(1).executeTakeFirstOrThrow();
  const own = sealAlerts(sealer, addressId, platform.clock());
  return [
    ["a random code", randomBytes(48).toString("base64url")],
    ["a number", String(id)],
    ["an address's number and a moment", `${addressId}.${until.getTime()}`],
    ["the same as it would be sealed, but not", Buffer.from(`${wish.id}.${until.getTime()}`).toString("base64url")],
    ["what lies beside the wish", wish.code_sealed || "x"],
    ["a code but for its last letter", confirm.slice(0, -1)],
    ["a code and a letter more", `${confirm}A`],
    ["a code with its padding", `${own}=`],
    ["a code twice", own + own],
    ["one that follows links", sealFollow(sealer, id)],
    ["one of the desk's previews", sealer.seal("vacancy-preview", String(id))],
    ["one that is over", sealConfirmation(sealer, { id: wish.id, until: new Date(0) })],
    ["a pattern", "%"],
    ["a prototype's name", "__proto__"],
  ];
}

/** Codes of one purpose tried for another, and invented ones: nothing is confirmed, revealed, changed or deleted. */
export async function guessedAlerts(aim: Aim): Promise<Attack[]> {
  const { platform, send, guest } = aim;
  const { sealer } = platform;
  const codes = await madeUpCodes(aim);
  const mine = await ownAlert(aim);
  const list = sealAlerts(sealer, mine.addressId, platform.clock());
  const confirm = await waitingWish(aim);
  const query = (code: string) => `alerts/id?code=${encodeURIComponent(code)}`;
  const change = (method: "PUT" | "DELETE", code: string) =>
    send({ method, path: `alerts/${mine.id}`, token: guest, body: { code, name: "Dicuri" } });
  return [
    ...[...codes, ["one that lists alerts", list] as const].map(([name, code]) =>
      single(
        `confirming: ${name}`,
        () => send({ path: "alerts/confirm", token: guest, body: { code } }),
        unlessRefused,
      ),
    ),
    ...[...codes, ["one that confirms", confirm] as const].flatMap(([name, code]) => [
      single(`an address's alerts: ${name}`, () => send({ path: query(code), token: guest }), unlessRefused),
      single(`changing an alert: ${name}`, () => change("PUT", code), unless(404, 422)),
      single(`deleting an alert: ${name}`, () => change("DELETE", code), unless(404, 422)),
    ]),
  ];
}
