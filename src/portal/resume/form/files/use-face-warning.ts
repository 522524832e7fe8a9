import { useEffect, useState } from "react";
import { readPicture } from "./draw-photo.ts";

/** What looks for faces is larger than the page: it comes when a photo was chosen. */
async function seemsFaceless(url: string): Promise<boolean> {
  const picture = await readPicture(url);
  if (picture === null) return false;
  const { showsFace } = await import("./find-face.ts");
  return !(await showsFace(picture));
}

/**
 * True when no face is seen in a new photo (P9). It only warns: where looking fails, nobody is bothered.
 * @param url the new photo's address, while there is one that can be drawn
 */
export function useFaceWarning(url: string | undefined): boolean {
  const [faceless, setFaceless] = useState<string>();
  useEffect(() => {
    if (url === undefined) return;
    let isCurrent = true;
    seemsFaceless(url).then(
      (isFaceless) => {
        if (isCurrent) setFaceless(isFaceless ? url : undefined);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return url !== undefined && faceless === url;
}
