import { create } from 'qrcode';

/** The dark squares of a code, and how many squares a side has with the quiet ground that a camera needs around it. */
export interface QrSquares {
  dark: readonly { x: number; y: number }[];
  size: number;
}

/** Squares of quiet ground at each side. */
const QUIET = 4;

/** Works out the QR code of a text. */
export function qrSquares(text: string): QrSquares {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark: { x: number; y: number }[] = [];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (modules.get(y, x)) dark.push({ x: x + QUIET, y: y + QUIET });
  return { dark, size: size + 2 * QUIET };
}
