import { type PageRequest, signInFirst } from "../../../contract/page.ts";
import { loadResume } from "../review/load-resume.ts";

/** The resume for who comes from the job fair, or that it was saved. */
export async function load(page: PageRequest<unknown>) {
  if (!page.isSignedIn) throw signInFirst(page.url);
  if (page.url.searchParams.has("saved")) return { status: "saved" as const };
  return { status: "open" as const, resume: await loadResume(page) };
}
