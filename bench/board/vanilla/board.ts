// The board as one would write it by hand for speed alone: the floor that the site's board is measured against.
import { applyPrices, dropCells, setOdds } from './cells.ts';
import { button, byId, element } from './dom.ts';
import { type Caption, dayOf, drawHead, drawRow, phone, sizes } from './rows.ts';
import { drawSlip, toggle } from './slip.ts';
import { type Board, type Fixture, readStream } from './stream.ts';

const overscan = 6;

interface Item {
  start: number;
  size: number;
  draw: () => HTMLElement;
}

const list = byId('list');
const shown = new Map<number, HTMLElement>();
const folded = new Set<string>();
let board: Board = { leagues: [], fixtures: [] };
let items: Item[] = [];
let column: Caption = '승무패';
let day = '';
let search = '';

const isFound = (fixture: Fixture) =>
  (day === '' || dayOf(fixture) === day) &&
  (search === '' || fixture.home.includes(search) || fixture.away.includes(search));

function layOut(): void {
  const { head, row, gap } = sizes();
  items = [];
  let start = 0;
  for (const { id, name } of board.leagues) {
    const own = board.fixtures.filter((one) => one.leagueId === id && isFound(one));
    if (own.length === 0) continue;
    const isFolded = folded.has(id);
    const fold = () => {
      if (!folded.delete(id)) folded.add(id);
      redraw();
    };
    items.push({ start, size: head, draw: () => drawHead(name, own.length, isFolded, fold) });
    start += head;
    if (isFolded) continue;
    own.forEach((fixture, at) => {
      const isLast = at === own.length - 1;
      const size = row + (isLast ? gap : 0);
      items.push({ start, size, draw: () => drawRow(fixture, isLast, column) });
      start += size;
    });
  }
  list.style.height = `${start}px`;
}

function drop(at: number, block: HTMLElement): void {
  dropCells(block);
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

function redraw(): void {
  for (const [at, block] of shown) drop(at, block);
  layOut();
  drawWindow();
}

function drawChoices(id: string, names: readonly string[], onChoose: (name: string) => void): void {
  byId(id).replaceChildren(
    ...names.map((name) =>
      button('more', name, () => {
        onChoose(name);
        redraw();
      }),
    ),
  );
}

function drawTools(): void {
  const days = [...new Set(board.fixtures.map(dayOf))];
  drawChoices('days', ['전체', '내일', ...days.slice(1)], (name) => {
    day = name === '전체' ? '' : name === '내일' ? (days[0] ?? '') : name;
  });
  drawChoices('columns', ['승무패', '핸디캡', '언더오버'], (name) => {
    column = name as Caption;
  });
}

list.addEventListener('click', ({ target }) => {
  const cell = (target as Element).closest('[data-selection]');
  const id = cell?.getAttribute('data-selection');
  if (id) toggle(id, cell?.getAttribute('data-title') ?? '');
});
byId('search').addEventListener('input', ({ target }) => {
  search = (target as HTMLInputElement).value;
  redraw();
});
addEventListener('scroll', drawWindow, { passive: true });
phone.addEventListener('change', redraw);
drawSlip();

void readStream(
  'board:football:cross',
  (snapshot) => {
    board = snapshot;
    for (const { markets } of board.fixtures)
      for (const { selections } of markets)
        for (const { id, odds } of selections) setOdds(id, odds);
    drawTools();
    redraw();
  },
  applyPrices,
);
