// @vitest-environment jsdom
import { allSettled, createEvent, restore, type Scope } from 'effector';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, fireEvent, renderInApp, screen } from '@/shared/lib/test-render';
import { useOddsGrid } from './use-odds-grid';

interface Row {
  id: string;
  /** Left and right edge of each price. */
  cells: readonly (readonly [number, number])[];
}

const three = [
  [0, 99],
  [100, 199],
  [200, 299],
] as const;
const two = [
  [0, 149],
  [150, 299],
] as const;
const rows: readonly Row[] = [
  { id: 'a', cells: three },
  { id: 'b', cells: two },
  { id: 'c', cells: three },
];

const none: Row = { id: 'b', cells: [] };

const listChanged = createEvent<readonly Row[]>();
const $list = restore(listChanged, rows);

/** What jsdom does not draw: the boxes of a list whose rows are 50 px high. */
function boxOf(this: Element): DOMRect {
  const row = this.closest('[data-odds-row]');
  const at = row ? [...document.querySelectorAll('[data-odds-row]')].indexOf(row) : 0;
  const [left = 0, right = 300] = (this.getAttribute('data-box') ?? '').split(',').map(Number);
  return { left, right, top: at * 50, bottom: at * 50 + 50 } as DOMRect;
}

function Grid() {
  const list = useUnit($list);
  const root = useRef<HTMLDivElement>(null);
  const grid = useOddsGrid(root, { label: '경기 목록' });
  return (
    <div ref={root} {...grid}>
      <button type="button">즐겨찾기</button>
      {list.map(({ id, cells }) => (
        <div key={id} data-odds-row="">
          <button type="button" tabIndex={-1} data-box="300,340">
            {`${id} 더보기`}
          </button>
          {cells.map((box, at) => (
            <button
              key={box[0]}
              type="button"
              tabIndex={-1}
              data-selection={`${id}${at}`}
              data-box={box.join()}
            >
              {`${id}${at}`}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

const cell = (name: string) => screen.getByRole('button', { name });
const root = () => screen.getByRole('group', { name: '경기 목록' });
const focused = () => document.activeElement?.textContent;

function go(name: string): void {
  act(() => cell(name).focus());
}

async function change(scope: Scope, ids: readonly string[]): Promise<void> {
  const params = ids.flatMap((id) => rows.filter((row) => row.id === id));
  await act(() => allSettled(listChanged, { scope, params }));
}

function keys(...names: string[]): void {
  for (const key of names) fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.restoreAllMocks());

describe('a grid of prices', () => {
  it('is one stop of Tab that leads to the price that had the focus last', async () => {
    await renderInApp(<Grid />);
    expect(root().tabIndex).toBe(0);
    act(() => root().focus());
    expect(focused()).toBe('a0');
    expect(root().tabIndex, 'no stop on the way back').toBe(-1);
    go('b1');
    act(() => cell('b1').blur());
    expect(root().tabIndex).toBe(0);
    act(() => root().focus());
    expect(focused()).toBe('b1');
  });

  it('leads nowhere when the ground between rows is pressed', async () => {
    await renderInApp(<Grid />);
    fireEvent.mouseDown(root());
    act(() => root().focus());
    expect(document.activeElement).toBe(root());
  });

  it('moves along a row, prices first, and stays at its ends', async () => {
    await renderInApp(<Grid />);
    go('a0');
    keys('ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(focused()).toBe('a 더보기');
    keys('ArrowRight');
    expect(focused()).toBe('a 더보기');
    keys('Home');
    expect(focused()).toBe('a0');
    keys('ArrowLeft');
    expect(focused()).toBe('a0');
    keys('End');
    expect(focused()).toBe('a 더보기');
  });

  it('keeps its column over a row with other cells', async () => {
    await renderInApp(<Grid />);
    for (const [from, over, to] of [
      ['a0', 'b0', 'c0'],
      ['a1', 'b0', 'c1'],
      ['a2', 'b1', 'c2'],
      ['a 더보기', 'b 더보기', 'c 더보기'],
    ] as const) {
      go(from);
      keys('ArrowDown');
      expect(focused()).toBe(over);
      keys('ArrowDown');
      expect(focused()).toBe(to);
      keys('ArrowUp', 'ArrowUp');
      expect(focused()).toBe(from);
    }
  });

  it('passes over a row without a price', async () => {
    const { scope } = await renderInApp(<Grid />);
    await act(() =>
      allSettled(listChanged, { scope, params: rows.map((row) => (row.id === 'b' ? none : row)) }),
    );
    go('a1');
    keys('ArrowDown');
    expect(focused()).toBe('c1');
    go('a 더보기');
    keys('ArrowDown');
    expect(focused()).toBe('b 더보기');
  });

  it('takes the column of a move to the side for its own', async () => {
    await renderInApp(<Grid />);
    go('a0');
    keys('ArrowDown', 'ArrowRight', 'ArrowDown');
    expect(focused()).toBe('c2');
  });

  it('comes down from a button between rows', async () => {
    await renderInApp(<Grid />);
    go('즐겨찾기');
    keys('ArrowDown');
    expect(focused()).toBe('a1');
  });

  it('leaves keys with modifiers to the browser', async () => {
    await renderInApp(<Grid />);
    go('a0');
    fireEvent.keyDown(cell('a0'), { key: 'ArrowRight', altKey: true });
    expect(focused()).toBe('a0');
  });

  it('gives the focus of a row that goes to the one in its place', async () => {
    const { scope } = await renderInApp(<Grid />);
    go('b1');
    await change(scope, ['a', 'c']);
    expect(focused()).toBe('c2');
    await change(scope, ['a']);
    expect(focused()).toBe('a2');
  });

  it('keeps the focus on a price that is drawn again elsewhere', async () => {
    const { scope } = await renderInApp(<Grid />);
    go('c2');
    await change(scope, ['c', 'a', 'b']);
    expect(focused()).toBe('c2');
  });

  it('takes no focus for a row that had it before', async () => {
    const { scope } = await renderInApp(<Grid />);
    go('b1');
    act(() => cell('b1').blur());
    await change(scope, ['a', 'c']);
    expect(document.activeElement).toBe(document.body);
  });
});
