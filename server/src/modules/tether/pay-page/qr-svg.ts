import { create } from 'qrcode';
import { html, type Markup } from './markup.ts';

/** Squares of quiet ground at each side, which a camera needs. */
const QUIET = 4;

/** Draws the QR code of a text. */
export function qrSvg(text: string, label: string): Markup {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const squares: string[] = [];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (modules.get(y, x)) squares.push(`M${x + QUIET} ${y + QUIET}h1v1h-1z`);
  const side = size + 2 * QUIET;
  return html`<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">
<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#0b1320" d="${squares.join('')}"/></svg>`;
}
