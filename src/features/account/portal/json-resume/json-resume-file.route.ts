import { need, onServer, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import { getJsonResume } from "../../../resumes/portal/json-resume/json-resume.calls.ts";

export const handle = { needs: "resume.read" };

/** The resume as a file that other sites take in, without the answer's envelope. */
async function load({ api, url, language, isSignedIn }: PageRequest<unknown>): Promise<Response> {
  if (!isSignedIn) throw signInFirst(url);
  const { data } = need(await api.send(getJsonResume, { query: { lang: language } }), url);
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "content-disposition": 'attachment; filename="resume.json"',
    "cache-control": "no-store",
  };
  return new Response(`${JSON.stringify(data, null, 2)}\n`, { headers });
}

export const loader = onServer(load);
