import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { followDocumentSite } from "./contract/site.browser.ts";
import { followDocumentLanguage } from "./i18n/language.browser.ts";
import { lostScripts } from "./portal/shell/offline/lost-scripts.ts";

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
