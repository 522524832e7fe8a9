import { encode } from "uqr";
import styles from "./qr-code.module.css";

interface QrCodeProps {
  /** The content for a camera. */
  readonly text: string;
  /** Its label for screen readers. */
  readonly label: string;
}

/** A QR code, drawn as one path. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
