import { useMemo } from 'react';
import { qrSquares } from '@/shared/lib/qr';
import * as styles from './qr-code.css';

export interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** What it is, for assistive technology. */
  label: string;
}

/** Draws the dark squares of a code as one path, a square a unit. */
function pathOf(text: string): { path: string; size: number } {
  const { dark, size } = qrSquares(text);
  return { path: dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join(''), size };
}

/** Text as a QR code, dark on white in both themes, for cameras read it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => pathOf(text), [text]);
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
