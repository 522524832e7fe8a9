import { useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { m } from "#messages";
import { Stack } from "../../../../../ui/layout/layout.tsx";
import { photoShape } from "./draw-photo.ts";
import styles from "./photo-cropper.module.css";

const zooms = { min: 1, max: 4, step: 0.1 } as const;

interface PhotoCropperProps {
  readonly url: string;
  readonly onCut: (area: Area) => void;
}

/** Chooses the part of a photo: by dragging, pinching, arrow keys and a slider. Loaded when a photo was chosen. */
export function PhotoCropper({ url, onCut }: PhotoCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zooms.min);
  return (
    <Stack gap={16}>
      <div className={styles.frame}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          minZoom={zooms.min}
          maxZoom={zooms.max}
          aspect={photoShape.width / photoShape.height}
          showGrid={false}
          disableAutomaticStylesInjection
          cropperProps={{ role: "group", "aria-label": m.resumes_form_photo_move() }}
          mediaProps={{ alt: m.resumes_form_photo_chosen() }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onCut(pixels)}
        />
      </div>
      <label className={styles.zoom}>
        <span>{m.resumes_form_photo_zoom()}</span>
        <input type="range" {...zooms} value={zoom} onChange={(event) => setZoom(event.target.valueAsNumber)} />
      </label>
    </Stack>
  );
}
