import { aCv, aPhoto, aProfile, storedFiles } from "../../support/applicants.ts";
import { signUpData } from "../../wire/register-form.ts";
import { type CallResponse, findBody } from "../../wire/whole-portal.ts";
import { type Aim, type Attack, type AttackTable, single, toldInsides, unlessRefused } from "./attack.ts";
import { cvs, type HostileFile, photos } from "./hostile-files.ts";
import { aPersonOfOwn } from "./people.ts";

type Field = "photoProfile" | "cvFile" | "photo";

function file(content: Uint8Array, field: Field): File {
  const [name, type] = field === "cvFile" ? ["cv.pdf", "application/pdf"] : ["wajah.jpg", "image/jpeg"];
  return new File([new Uint8Array(content)], name, { type });
}

/** The calls that take files. */
const ways = {
  async "form/update-profile"(aim: Aim, files: object): Promise<CallResponse> {
    const form = { data: await aProfile(aim.platform, 0), grecaptcha: "x", lang: "id", ...files };
    const body = findBody("multipart", form);
    return aim.pastCaptcha({ path: "form/update-profile", token: aim.owner.token, body });
  },
  async "auth/register"(aim: Aim, files: object): Promise<CallResponse> {
    const whole = { photoProfile: await aPhoto(), cvFile: aCv(), grecaptcha: "x", lang: "id" };
    const body = findBody("multipart", { data: await signUpData(aim.platform), ...whole, ...files });
    return aim.pastCaptcha({ path: "auth/register", token: aim.guest, body });
  },
  async "applicant/flk/freshgraduate/submit-1"(aim: Aim, files: object): Promise<CallResponse> {
    const body = findBody("multipart", { data: {}, version: 0, lang: "id", ...files });
    return aim.send({ path: "applicant/flk/freshgraduate/submit-1", token: aim.owner.token, body });
  },
} as const;

function isRefusedAs(response: CallResponse, http: number, field: Field): string | null {
  const { errors } = response.json;
  const named = Array.isArray(errors) && errors.some(({ path }) => path === field);
  return response.http === http && named ? null : `${response.http} ${response.text.slice(0, 120)}`;
}

function sent(aim: Aim, call: keyof typeof ways, field: Field, [name, make, http]: HostileFile): Attack {
  return {
    input: `${call} ${field}: ${name}`,
    async attempt() {
      const before = await storedFiles(aim);
      const response = await ways[call](aim, { [field]: file(await make(), field) });
      const left = (await storedFiles(aim)) - before;
      const gain = isRefusedAs(response, http, field) ?? (left === 0 ? null : `${left} files are left`);
      return { answers: [response], won: gain ?? toldInsides(response) };
    },
  };
}

/** Values in place of files, and files in place of values. */
function misplaced(aim: Aim): Attack[] {
  const tricks: [string, () => Promise<object>][] = [
    ["a photo that is a text", async () => ({ photoProfile: "x" })],
    ["a photo that is an address", async () => ({ photoProfile: "http://127.0.0.1/x.jpg" })],
    ["a photo that is a path", async () => ({ photoProfile: "/etc/passwd" })],
    ["a CV that is a text", async () => ({ cvFile: "%PDF-1.7" })],
    ["a CV that is JSON", async () => ({ cvFile: { path: "/etc/passwd" } })],
    ["data that is a file", async () => ({ data: aCv() })],
    ["a language that is a file", async () => ({ lang: aCv() })],
  ];
  return (["form/update-profile", "auth/register"] as const).flatMap((call) =>
    tricks.map(([name, make]) => single(`${call}: ${name}`, async () => ways[call](aim, await make()), unlessRefused)),
  );
}

/** Every hostile file as photo or CV of a resume, some at the other calls, and what is no file. Nothing of them is kept. */
export const upload: AttackTable = async (aim) => {
  const person = await aPersonOfOwn(aim);
  // The same reader stands behind all calls, so the others are tried with some of them.
  const some = <Kind>(all: readonly Kind[]) => all.filter((_, index) => index % 8 === 0);
  return [
    ...photos.map((photo) => sent(person, "form/update-profile", "photoProfile", photo)),
    ...cvs.map((cv) => sent(person, "form/update-profile", "cvFile", cv)),
    ...some(photos).map((photo) => sent(person, "auth/register", "photoProfile", photo)),
    ...some(cvs).map((cv) => sent(person, "auth/register", "cvFile", cv)),
    ...some(photos).map((photo) => sent(person, "applicant/flk/freshgraduate/submit-1", "photo", photo)),
    ...misplaced(person),
  ];
};
