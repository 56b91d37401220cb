import { element } from './dom.ts';
import type { Price } from './stream.ts';

const moveMs = 1500;

interface Quote {
  odds: number;
  move: 'up' | 'down' | null;
}
interface Cell {
  root: HTMLElement;
  spoken: Text;
  figure: Text;
  mark: Text;
  title: string;
}

const quotes = new Map<string, Quote>();
const cells = new Map<string, Cell>();
const dirty = new Set<string>();
/** Ids of the prices that are picked. */
export const picked = new Set<string>();
let isWaiting = false;
let moved: [string, Quote][] = [];

const moves = { up: '상승', down: '하락' } as const;
const signs = { up: '▲', down: '▼' } as const;

export function oddsOf(id: string): number {
  return quotes.get(id)?.odds ?? 0;
}

export function setOdds(id: string, odds: number): void {
  quotes.set(id, { odds, move: null });
}

function writeCell(cell: Cell, { odds, move }: Quote): void {
  const price = (odds / 100).toFixed(2);
  cell.figure.data = price;
  cell.spoken.data = `${cell.title}, 배당 ${price}${move ? `, ${moves[move]}` : ''}`;
  cell.mark.data = move ? signs[move] : '';
  if (move) cell.root.setAttribute('data-move', move);
  else cell.root.removeAttribute('data-move');
}

/** Draws a price: a sign over figures, and a sentence for assistive technology. */
export function drawCell(id: string, title: string, label: string): HTMLElement {
  const root = element('button', 'cell');
  root.type = 'button';
  root.tabIndex = -1;
  root.setAttribute('data-selection', id);
  root.setAttribute('data-title', title);
  root.setAttribute('aria-pressed', String(picked.has(id)));
  const hidden = element('span', 'hidden');
  const name = element('span', 'name');
  const odds = element('span', 'odds');
  const figure = element('span');
  const mark = element('span', 'mark');
  name.setAttribute('aria-hidden', 'true');
  odds.setAttribute('aria-hidden', 'true');
  const cell: Cell = {
    root,
    title,
    spoken: document.createTextNode(''),
    figure: document.createTextNode(''),
    mark: document.createTextNode(''),
  };
  name.append(element('span', 'text', label));
  hidden.append(cell.spoken);
  figure.append(cell.figure);
  mark.append(cell.mark);
  odds.append(figure, mark);
  root.append(hidden, name, odds);
  cells.set(id, cell);
  writeCell(cell, quotes.get(id) ?? { odds: 0, move: null });
  return root;
}

/** Forgets the cells inside of an element that goes. */
export function dropCells(inside: Element): void {
  for (const cell of inside.querySelectorAll('[data-selection]'))
    cells.delete(cell.getAttribute('data-selection') ?? '');
}

export function showPicked(id: string): void {
  cells.get(id)?.root.setAttribute('aria-pressed', String(picked.has(id)));
}

function flush(): void {
  isWaiting = false;
  for (const id of dirty) {
    const cell = cells.get(id);
    const quote = quotes.get(id);
    if (cell && quote) writeCell(cell, quote);
  }
  dirty.clear();
  if (moved.length === 0) return;
  const rested = moved;
  moved = [];
  setTimeout(() => rest(rested), moveMs);
}

function rest(rested: [string, Quote][]): void {
  for (const [id, quote] of rested) {
    // One that has moved again keeps its mark for its own time.
    if (quotes.get(id) !== quote) continue;
    quote.move = null;
    markDirty(id);
  }
}

function markDirty(id: string): void {
  dirty.add(id);
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(flush);
}

export function applyPrices(prices: Price[]): void {
  for (const { id, odds } of prices) {
    const known = quotes.get(id);
    if (known?.odds === odds) continue;
    const quote: Quote = { odds, move: known && odds > known.odds ? 'up' : 'down' };
    quotes.set(id, quote);
    moved.push([id, quote]);
    markDirty(id);
  }
}
