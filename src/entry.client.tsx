import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { followDocumentSite } from "./contract/site.browser.ts";
import { lostScripts } from "./features/portal-shell/offline/lost-scripts.ts";
import { followDocumentLanguage } from "./i18n/language.browser.ts";

followDocumentLanguage();
followDocumentSite();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[lostScripts]} />
    </StrictMode>,
  );
});
