import { allSettled, type Scope } from 'effector';
import { Profiler } from 'react';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { $streamHealth, streamApplied } from '@/shared/api';
import { act, renderInApp, screen } from '@/shared/lib/test-render';
import { makeScope } from '@/shared/lib/test-scope';
import { sampleBoards } from '../lib/sample-board';
import { moveMs } from '../model/quotes';
import { boardValues } from '../model/sample-values';
import { PriceCell } from './price-cell';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const win = 'sample00arsn.1._.1';
const topic = 'board:football:cross';

async function tell(scope: Scope, odds: number, status: 1 | 2 = 1, id = win) {
  const changes = [{ kind: 'odds' as const, selections: [{ id, odds, status }] }];
  const delta = { type: 'delta' as const, topic, seq: 2, prevSeq: 1, at: 1, changes };
  await act(async () => {
    void allSettled(streamApplied, { scope, params: { snapshots: [], deltas: [delta] } });
  });
}

async function openCell() {
  const scope = makeScope({ values: boardValues(sampleBoards()) });
  const onRender = vi.fn();
  const ui = (
    <Profiler id="cell" onRender={onRender}>
      <PriceCell selectionId={win} title="아스널 승" label="아스널" />
    </Profiler>
  );
  await renderInApp(ui, { scope });
  onRender.mockClear();
  const cell = screen.getByRole('button');
  /** What is seen (a lock has no text), and what is said. */
  const shown = () => ({
    seen: [...cell.querySelectorAll('[aria-hidden="true"]')].map(({ textContent: text }) => text),
    said: cell.firstElementChild?.textContent,
    move: cell.getAttribute('data-move'),
  });
  return { scope, onRender, cell, shown };
}

describe('a price cell', () => {
  it('writes a move into its figures and its sentence without a draw, and takes the mark back', async () => {
    const { scope, onRender, shown } = await openCell();
    expect(shown()).toEqual({ seen: ['아스널', '1.72'], said: '아스널 승, 배당 1.72', move: null });
    await tell(scope, 180);
    const up = { seen: ['아스널', '1.80▲'], said: '아스널 승, 배당 1.80, 상승', move: 'up' };
    expect(shown()).toEqual(up);
    await tell(scope, 175);
    const down = { seen: ['아스널', '1.75▼'], said: '아스널 승, 배당 1.75, 하락', move: 'down' };
    expect(shown()).toEqual(down);
    await act(async () => void (await vi.advanceTimersByTimeAsync(moveMs)));
    expect(shown()).toEqual({ seen: ['아스널', '1.75'], said: '아스널 승, 배당 1.75', move: null });
    expect(onRender).not.toHaveBeenCalled();
  });

  it('is not touched by another price', async () => {
    const { scope, cell, shown } = await openCell();
    const before = shown();
    const writes = vi.spyOn(cell, 'setAttribute');
    await tell(scope, 500, 1, 'sample00arsn.1._.X');
    expect(shown()).toEqual(before);
    expect(writes).not.toHaveBeenCalled();
  });

  it('locks with its price and without a mark when it is suspended, and opens again', async () => {
    const { scope, cell, shown } = await openCell();
    await tell(scope, 180);
    await tell(scope, 190, 2);
    expect(cell.getAttribute('aria-disabled')).toBe('true');
    const locked = {
      seen: ['아스널', '1.90', ''],
      said: '아스널 승, 배당 1.90, 베팅 중지',
      move: null,
    };
    expect(shown()).toMatchObject(locked);
    await tell(scope, 190);
    expect(cell.getAttribute('aria-disabled')).toBeNull();
    expect(shown().said).toBe('아스널 승, 배당 1.90, 상승');
  });

  it('says that it is locked while the stream is stale, at the price received meanwhile', async () => {
    const scope = makeScope({ values: [...boardValues(sampleBoards()), [$streamHealth, 'stale']] });
    await renderInApp(<PriceCell selectionId={win} title="아스널 승" />, { scope });
    await tell(scope, 250);
    expect(screen.getByRole('button').textContent).toBe('아스널 승, 배당 2.50, 베팅 중지2.50');
  });
});
