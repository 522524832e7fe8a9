import type { ClientInstrumentation } from "react-router";
import { forgetWanted, keepWanted } from "./wanted-page.ts";

const base = import.meta.env.BASE_URL.replace(/\/$/, "");

const reloadWithout = async (fetchScript: () => Promise<{ status: "success" | "error" }>) => {
  const { status } = await fetchScript();
  if (status === "error") location.reload();
};

/**
 * Where scripts of the next page could not be loaded, the current page is reloaded, and goes on to the next from
 * there. React Router itself reloads without those that it fetches last; without those that it fetches first, loader
 * and action, its navigation would never end.
 */
export const lostScripts: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(go, { to, formMethod = "GET" }) {
        const isAddress = typeof to === "string" && formMethod.toUpperCase() === "GET";
        if (isAddress) keepWanted(to.startsWith("/") ? base + to : to);
        await go();
        if (isAddress) forgetWanted();
      },
    });
  },
  route(route) {
    route.instrument({ "lazy.loader": reloadWithout, "lazy.action": reloadWithout });
  },
};
