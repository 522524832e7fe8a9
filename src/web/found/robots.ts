/** Pages that are for one person, or that do something: nothing for a search engine. */
const closed = [
  "/api/",
  "/account/",
  "/profile-resume",
  "/lowongan/profile-resume",
  "/signup/profile-resume",
  "/recruitmentprocess/",
  "/NPS/",
  "/form-star",
  "/flk1",
  "/flk2",
  "/mfa",
  "/signout",
  "/language",
  "/theme",
  "/test",
  "/*?*isMatch=",
  "/*?*redirect=",
];

/**
 * What robots may read, and where the site map is (RFC 9309).
 * @param basePath "" or "/something"; the file is at the host's root too, the only place where robots look
 */
export function robotsText(root: string, basePath: string): string {
  const rules = closed.map((path) => `Disallow: ${basePath}${path}`);
  return ["User-agent: *", ...rules, "", `Sitemap: ${root}/sitemap.xml`, ""].join("\n");
}
