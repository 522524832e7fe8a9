import { useState } from "react";
import { useSearchParams } from "react-router";
import { ownPath } from "../../../contract/own-path.ts";

/** Where the person came from to change something (`?back=`), null otherwise; kept while sections change the address. */
export function useWayBack(): string | null {
  const [query] = useSearchParams();
  const [back] = useState(() => ownPath(query.get("back")));
  return back;
}
