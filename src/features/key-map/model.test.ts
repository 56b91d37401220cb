// @vitest-environment jsdom
import { allSettled, type Scope } from 'effector';
import { afterEach, describe, expect, it } from 'vitest';
import { BoardGate, boardRequested, SlipGate, slipRequested } from '@/shared/lib/landmarks';
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
    await allSettled(SlipGate.open, { scope, params: {} });
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

describe('the slip that loads after its key was pressed', () => {
  const drawSlip = (scope: Scope) => allSettled(SlipGate.open, { scope, params: {} });

  async function pressEarly() {
    document.body.innerHTML = '<button>1.95</button><input />';
    document.querySelector('button')?.focus();
    const scope = makeScope();
    await allSettled(navigated, { scope, params: board });
    const requests = watchCalls(scope, slipRequested);
    await allSettled(shortcutUsed, { scope, params: 'slip' });
    expect(requests, 'before it is drawn').toHaveLength(0);
    return { scope, requests };
  }

  afterEach(() => document.body.replaceChildren());

  it('is led to once', async () => {
    const { scope, requests } = await pressEarly();
    await drawSlip(scope);
    expect(requests).toHaveLength(1);
    await allSettled(SlipGate.close, { scope, params: {} });
    await drawSlip(scope);
    expect(requests, 'drawn again').toHaveLength(1);
  });

  it('is led to from a page without a focus', async () => {
    const { scope, requests } = await pressEarly();
    document.querySelector('button')?.blur();
    await allSettled(shortcutUsed, { scope, params: 'slip' });
    await drawSlip(scope);
    expect(requests).toHaveLength(1);
  });

  it('leaves a focus that was moved meanwhile', async () => {
    const { scope, requests } = await pressEarly();
    document.querySelector('input')?.focus();
    await drawSlip(scope);
    expect(requests).toHaveLength(0);
    document.querySelector('button')?.focus();
    await allSettled(SlipGate.close, { scope, params: {} });
    await drawSlip(scope);
    expect(requests, 'drawn again').toHaveLength(0);
  });

  it('is not led to from another page', async () => {
    const { scope, requests } = await pressEarly();
    await allSettled(navigated, { scope, params: { ...board, href: '/korea/handicap?star=1' } });
    await allSettled(navigated, { scope, params: history });
    await drawSlip(scope);
    expect(requests).toHaveLength(0);
  });

  it('is led to after the conditions of its page have changed', async () => {
    const { scope, requests } = await pressEarly();
    await allSettled(navigated, { scope, params: { ...board, href: '/korea/handicap?star=1' } });
    await drawSlip(scope);
    expect(requests).toHaveLength(1);
  });
});
