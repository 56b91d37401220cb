import type { OddsMove } from './variants';

/** What of a cell moves with the market. */
export interface OddsFace {
  /** Odds with two decimals. */
  odds: string;
  /** The odds have just moved; the caller takes it back after about 1.5 s. Null in a cell with a lock. */
  move: OddsMove | null;
  /** Everything in one sentence: "아스널 승, 배당 1.72, 상승, 선택됨". */
  spoken: string;
}

/** Elements of a cell that React draws empty. */
export interface FaceParts {
  root: HTMLElement | null;
  spoken: HTMLElement | null;
  figure: HTMLElement | null;
  mark: HTMLElement | null;
}

const marks = { up: '▲', down: '▼' } as const;

function writeText(element: HTMLElement | null, text: string): void {
  const known = element?.firstChild;
  // A text that stays is cheaper to write than one that is put in its place.
  if (known instanceof Text) known.data = text;
  else if (element) element.textContent = text;
}

/** Writes what of a face differs from the one that is shown; all of it with null. */
export function writeFace(parts: FaceParts, face: OddsFace, shown: OddsFace | null): void {
  const { odds, move, spoken } = face;
  if (spoken !== shown?.spoken) writeText(parts.spoken, spoken);
  if (odds !== shown?.odds) writeText(parts.figure, odds);
  if (move === shown?.move) return;
  writeText(parts.mark, move ? marks[move] : '');
  if (move) parts.root?.setAttribute('data-move', move);
  else parts.root?.removeAttribute('data-move');
}
