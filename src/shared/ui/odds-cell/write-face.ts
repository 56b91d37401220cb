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

const marks = { up: '▲', down: '▼' } as const;

/** Puts a text first into an element. One that stays is cheaper to write than one that takes its place. */
function addText(element: Element | null): Text {
  const text = new Text();
  element?.prepend(text);
  return text;
}

/** Writes what of a face differs from the one before, and a mark of that class while it has moved. */
export type WriteFace = (face: OddsFace, markClass: string) => void;

/** Writes into a cell, which begins with the place of the sentence and ends with that of the figures; the first face whole. */
export function createFaceWriter(root: Element): WriteFace {
  const sentence = addText(root.firstElementChild);
  const place = root.lastElementChild;
  const figure = addText(place);
  const mark = document.createElement('span');
  let shown: OddsFace | null = null;

  return (face, markClass) => {
    const { odds, move, spoken } = face;
    if (spoken !== shown?.spoken) sentence.data = spoken;
    if (odds !== shown?.odds) figure.data = odds;
    if (move !== shown?.move) {
      mark.remove();
      root.removeAttribute('data-move');
      if (move) {
        mark.className = markClass;
        mark.textContent = marks[move];
        place?.append(mark);
        root.setAttribute('data-move', move);
      }
    }
    shown = face;
  };
}
