import { useEffect, useState } from "react";
import { browserApi } from "../../../contract/browser-api.ts";
import { type ApiCheck, checkApi } from "./check-api.ts";

/** The connection of this browser to the API; without script it is never asked. */
export function useOwnCheck(): ApiCheck {
  const [check, setCheck] = useState<ApiCheck>({ status: "waiting" });
  useEffect(() => {
    let isHere = true;
    void checkApi(browserApi).then((found) => isHere && setCheck(found));
    return () => {
      isHere = false;
    };
  }, []);
  return check;
}
