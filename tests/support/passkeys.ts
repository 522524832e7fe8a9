import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { z } from "zod";

/** False statements of an authenticator. */
interface Wrongs {
  origin?: string;
  /** Signed by nobody's finger or face. */
  unverified?: boolean;
  /** How often it says that it signed. */
  counter?: number;
  challenge?: string;
  userHandle?: string;
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();

const optionsSchema = z.object({ options: z.looseObject({ challenge: z.string() }) });
const ownerSchema = z.object({ options: z.object({ user: z.object({ id: z.string() }) }) });

/** An authenticator of software: makes one passkey and shows it, as a browser's answers would. */
export function anAuthenticator({ publicUrl }: { publicUrl: string }) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const rpIdHash = sha256(new URL(publicUrl).hostname);
  let counter = 0;
  let owner: string | undefined;

  const named = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" } as const;

  function clientData(type: string, creationOptions: unknown, { origin = publicUrl, challenge }: Wrongs): Buffer {
    const { options } = optionsSchema.parse(creationOptions);
    return Buffer.from(JSON.stringify({ type, challenge: challenge ?? options.challenge, origin, crossOrigin: false }));
  }

  function authenticatorData(flags: number, count: number, more = Buffer.alloc(0)): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counted, more]);
  }

  const cose = () =>
    Buffer.from(
      isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as const),
          [-2, new Uint8Array(Buffer.from(x, "base64url"))],
          [-3, new Uint8Array(Buffer.from(y, "base64url"))],
        ]),
      ),
    );

  return {
    id: named.id,
    /** Answers the question for a new passkey. */
    make(options: unknown, wrongs: Wrongs = {}) {
      owner = ownerSchema.safeParse(options).data?.options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, cose()]);
      const data = authenticatorData(wrongs.unverified === true ? 0x41 : 0x45, wrongs.counter ?? 0, credential);
      const attestation = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(data)],
      ]);
      const attestationObject = Buffer.from(isoCBOR.encode(attestation)).toString("base64url");
      const clientDataJSON = clientData("webauthn.create", options, wrongs).toString("base64url");
      return { ...named, response: { clientDataJSON, attestationObject, transports: ["internal"] } };
    },
    /** Answers the question for the passkey that it made. */
    show(options: unknown, wrongs: Wrongs = {}) {
      counter = wrongs.counter ?? counter + 1;
      const data = authenticatorData(wrongs.unverified === true ? 0x01 : 0x05, counter);
      const client = clientData("webauthn.get", options, wrongs);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url");
      const handle = wrongs.userHandle ?? owner;
      return {
        ...named,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature,
          ...(handle !== undefined && { userHandle: handle }),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof anAuthenticator>;
