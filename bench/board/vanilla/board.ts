// The board as one would write it by hand for speed alone: the floor that the site's board is measured against.
import { type Board, type Fixture, readStream, type Price } from './stream.ts';

const headSize = 41;
const rowSize = 56;
const groupGap = 12;
const overscan = 6;
const moveMs = 1500;

interface Quote {
  odds: number;
  move: 'up' | 'down' | null;
}
interface Item {
  start: number;
  size: number;
  draw: () => HTMLElement;
}
interface Cell {
  root: HTMLElement;
  spoken: Text;
  figure: Text;
  odds: HTMLElement;
  mark: HTMLElement | null;
  title: string;
}

const list = document.getElementById('list') as HTMLElement;
const quotes = new Map<string, Quote>();
const cells = new Map<string, Cell>();
const shown = new Map<number, HTMLElement>();
const dirty = new Set<string>();
let items: Item[] = [];
let isWaiting = false;
let moved: [string, Quote][] = [];

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  if (text) made.textContent = text;
  return made;
}

const moves = { up: '상승', down: '하락' } as const;

function writeCell(cell: Cell, { odds, move }: Quote): void {
  const price = (odds / 100).toFixed(2);
  cell.figure.data = price;
  cell.spoken.data = `${cell.title}, 배당 ${price}${move ? `, ${moves[move]}` : ''}`;
  if (move === null) {
    cell.root.removeAttribute('data-move');
    cell.mark?.remove();
    cell.mark = null;
    return;
  }
  cell.root.setAttribute('data-move', move);
  const sign = move === 'up' ? '▲' : '▼';
  if (cell.mark) cell.mark.textContent = sign;
  else {
    cell.mark = element('span', 'mark', sign);
    cell.odds.append(cell.mark);
  }
}

function drawCell(id: string, title: string, label: string, align: string): HTMLElement {
  const root = element('button', `cell ${align}`);
  root.setAttribute('data-selection', id);
  root.setAttribute('aria-pressed', 'false');
  const hidden = element('span', 'hidden');
  const name = element('span', 'name', label);
  const odds = element('span', 'odds');
  const figure = element('span', 'figure');
  const spoken = document.createTextNode('');
  const price = document.createTextNode('');
  name.setAttribute('aria-hidden', 'true');
  odds.setAttribute('aria-hidden', 'true');
  hidden.append(spoken);
  figure.append(price);
  odds.append(figure);
  root.append(hidden, name, odds);
  const cell: Cell = { root, spoken, figure: price, odds, mark: null, title };
  cells.set(id, cell);
  writeCell(cell, quotes.get(id) ?? { odds: 0, move: null });
  return root;
}

const two = (value: number) => String(value).padStart(2, '0');

function drawRow(fixture: Fixture, isLast: boolean): HTMLElement {
  const { home, away, startsAt, marketCount } = fixture;
  const row = element('div', isLast ? 'row last' : 'row');
  row.setAttribute('role', 'group');
  row.setAttribute('aria-label', `${home} 대 ${away}`);
  const at = new Date(startsAt);
  const time = element('time', 'time');
  time.append(
    element('b', '', `${two(at.getHours())}:${two(at.getMinutes())}`),
    element('span', '', `${two(at.getMonth() + 1)}.${two(at.getDate())}`),
  );
  const [one, draw, other] = fixture.markets[0]?.selections ?? [];
  row.append(
    time,
    drawCell(one?.id ?? '', `${home} 승`, home, 'start'),
    drawCell(draw?.id ?? '', '무승부', '무', 'center'),
    drawCell(other?.id ?? '', `${away} 승`, away, 'end'),
    element('button', 'more', `+${marketCount - 1}`),
  );
  return row;
}

function drawHead(name: string, count: number): HTMLElement {
  const head = element('div', 'head');
  head.append(element('h3', '', name), element('span', '', `${count}경기`));
  return head;
}

function layOut(board: Board): void {
  items = [];
  let start = 0;
  for (const { id, name } of board.leagues) {
    const own = board.fixtures.filter(({ leagueId }) => leagueId === id);
    items.push({ start, size: headSize, draw: () => drawHead(name, own.length) });
    start += headSize;
    own.forEach((fixture, at) => {
      const isLast = at === own.length - 1;
      const size = rowSize + (isLast ? groupGap : 0);
      items.push({ start, size, draw: () => drawRow(fixture, isLast) });
      start += size;
    });
  }
  list.style.height = `${start}px`;
}

function drop(at: number, block: HTMLElement): void {
  for (const cell of block.querySelectorAll('[data-selection]')) {
    cells.delete(cell.getAttribute('data-selection') ?? '');
  }
  block.remove();
  shown.delete(at);
}

/** Draws the blocks visible and some around them. */
function drawWindow(): void {
  const top = scrollY - list.offsetTop;
  const first = items.findIndex(({ start, size }) => start + size > top);
  const end = items.findIndex(({ start }) => start >= top + innerHeight);
  const from = Math.max(0, first - overscan);
  const to = Math.min(items.length, (end === -1 ? items.length : end) + overscan);
  for (const [at, block] of shown) if (at < from || at >= to) drop(at, block);
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (!item || shown.has(at)) continue;
    const block = element('div', 'block');
    block.style.top = `${item.start}px`;
    block.append(item.draw());
    list.append(block);
    shown.set(at, block);
  }
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

function applyPrices(prices: Price[]): void {
  for (const { id, odds } of prices) {
    const known = quotes.get(id);
    if (known?.odds === odds) continue;
    const quote: Quote = { odds, move: known && odds > known.odds ? 'up' : 'down' };
    quotes.set(id, quote);
    moved.push([id, quote]);
    markDirty(id);
  }
}

list.addEventListener('click', ({ target }) => {
  const cell = (target as Element).closest('.cell');
  cell?.setAttribute('aria-pressed', String(cell.getAttribute('aria-pressed') === 'false'));
});
addEventListener('scroll', drawWindow, { passive: true });
addEventListener('resize', drawWindow);

void readStream(
  'board:football:cross',
  (board) => {
    for (const { markets } of board.fixtures) {
      for (const { selections } of markets) {
        for (const { id, odds } of selections) quotes.set(id, { odds, move: null });
      }
    }
    layOut(board);
    drawWindow();
  },
  applyPrices,
);
