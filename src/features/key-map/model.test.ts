import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { BoardGate, boardRequested, slipRequested } from '@/shared/lib/landmarks';
import { shortcutUsed } from '@/shared/lib/shortcuts';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigated, navigationRequested } from '@/shared/routes';
import { keyMapDialog } from './dialogs';
import './model';

const board = {
  href: '/korea/handicap?sport=football',
  path: '/korea/handicap',
  route: '/korea/handicap',
};
const history = { href: '/bet_result', path: '/bet_result', route: '/bet_result' };

describe('shortcuts', () => {
  it('lead to the slip and open the key map', async () => {
    const scope = makeScope();
    const slip = watchCalls(scope, slipRequested);
    await allSettled(shortcutUsed, { scope, params: 'slip' });
    expect(slip).toHaveLength(1);
    await allSettled(shortcutUsed, { scope, params: 'keyMap' });
    expect(scope.getState(keyMapDialog.$isOpen)).toBe(true);
  });

  it('lead to the list of a page that has one, and else to the last board with its conditions', async () => {
    const scope = makeScope();
    const here = watchCalls(scope, boardRequested);
    const there = watchCalls(scope, navigationRequested);
    await allSettled(shortcutUsed, { scope, params: 'board' });
    expect(there).toEqual([{ to: '/korea/cross' }]);

    await allSettled(navigated, { scope, params: board });
    await allSettled(BoardGate.open, { scope, params: {} });
    await allSettled(shortcutUsed, { scope, params: 'board' });
    expect(here).toHaveLength(1);
    expect(there).toHaveLength(1);

    await allSettled(BoardGate.close, { scope, params: {} });
    await allSettled(navigated, { scope, params: history });
    await allSettled(shortcutUsed, { scope, params: 'board' });
    expect(there.at(-1)).toEqual({ to: board.href });
    expect(here).toHaveLength(1);
  });
});
