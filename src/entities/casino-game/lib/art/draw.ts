/** Colours of a glaze: its ground from the middle to the edge, the line of the inlay, and two fills. */
export interface Glaze {
  core: string;
  deep: string;
  line: string;
  mid: string;
  pale: string;
}

/** Draws a motif in the colours of a glaze, as SVG. */
export type Motif = (glaze: Glaze) => string;

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** The point of a circle at an angle in degrees. */
export function polar(radius: number, angle: number): [x: number, y: number] {
  const radians = (angle * Math.PI) / 180;
  return [hundredths(radius * Math.cos(radians)), hundredths(radius * Math.sin(radians))];
}

/** The numbers from 0 up to a count. */
export function range(count: number): number[] {
  return [...Array(count).keys()];
}

/** Puts the middle of a symbol at a point. */
export function at(symbol: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x - 32 * scale} ${y - 32 * scale}) scale(${scale})">${symbol}</g>`;
}
