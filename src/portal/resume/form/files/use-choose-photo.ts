import { useRef, useState } from "react";
import { m } from "#messages";
import { readPicture } from "./draw-photo.ts";
import { fileLimits, isTif, photoKindIn } from "./file-kinds.ts";

/** What was chosen: a picture to cut, a file to send as it is, or nothing usable. */
interface Choosing {
  picture: HTMLImageElement | null;
  fault: string | undefined;
}

const nothing: Choosing = { picture: null, fault: undefined };

/** From the chosen file to the photo that is sent (§5; readings, "Photos"). */
export function useChoosePhoto(onPhoto: (photo: File) => void) {
  const [state, setState] = useState(nothing);
  const url = useRef<string>(undefined);
  const finish = (next: Choosing) => {
    if (url.current) URL.revokeObjectURL(url.current);
    url.current = undefined;
    setState(next);
  };
  const refuse = (fault: string) => finish({ picture: null, fault });
  const take = (photo: File | null) => {
    if (photo === null) return refuse(m.documents_file_broken());
    finish(nothing);
    onPhoto(photo);
  };
  const sendAsItIs = (file: File) => {
    if (file.size > fileLimits.photo) return refuse(m.documents_file_large_photo());
    // Its name tells the form that it cannot be drawn here.
    take(isTif(file.name) ? file : new File([file], `${file.name}.tif`, { type: "image/tiff" }));
  };
  const choose = async (file: File) => {
    const kind = await photoKindIn(file);
    if (kind === null) return refuse(m.documents_file_type_photo());
    const address = URL.createObjectURL(file);
    const picture = await readPicture(address);
    finish({ picture, fault: undefined });
    url.current = address;
    if (picture !== null) return;
    if (kind === "tif") return sendAsItIs(file);
    refuse(m.documents_file_broken());
  };
  return { ...state, choose, take, cancel: () => finish(nothing) };
}
