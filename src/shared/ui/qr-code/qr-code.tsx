import { create } from 'qrcode';
import { useMemo } from 'react';
import * as styles from './qr-code.css';

export interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** What it is, for assistive technology. */
  label: string;
}

/** Squares of quiet ground that a camera needs around the code. */
const QUIET = 4;

/** Draws the dark squares of a code as one path, a square a unit. */
function squaresOf(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (modules.get(y, x)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  return { path, size: size + 2 * QUIET };
}

/** Text as a QR code, dark on white in both themes, for cameras read it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => squaresOf(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.root}
    >
      <path d={path} />
    </svg>
  );
}
