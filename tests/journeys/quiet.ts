import type { Page } from "@playwright/test";

/** Everything that a browser complains of on a page: its console, failed requests, and what the policy forbade. */
export async function listComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`The policy forbade ${violatedDirective}: ${blockedURI}`);
    });
  });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "for no reason";
    // What a browser stops fetching because one continues is no fault.
    if (reason !== "net::ERR_ABORTED") complaints.push(`${request.url()} failed: ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} answered ${response.status()}`);
  });
  return complaints;
}
