import { allSettled, createStore } from 'effector';
import { describe, expect, it } from 'vitest';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { createDialog } from './create-dialog';
import { $dialog, allDialogsClosed, dialogFailed, dialogOpened } from './model';

const first = createDialog<{ code: string }>({ name: 'first' });
const second = createDialog({ name: 'second' });
const $isAllowed = createStore(false);
const third = createDialog({ name: 'third', $isAllowed });

describe('a dialog', () => {
  it('is open with what its own event carries, and forgets it when closed', async () => {
    const scope = makeScope();
    await allSettled(first.opened, { scope, params: { code: 'HANPAN' } });
    expect(scope.getState($dialog)?.name).toBe('first');
    expect(scope.getState(first.$props)).toEqual({ code: 'HANPAN' });
    await allSettled(first.closed, { scope });
    expect(scope.getState($dialog)).toBeNull();
    expect(scope.getState(first.$props)).toBeNull();
  });

  it('takes the place of another, which cannot close it', async () => {
    const scope = makeScope();
    await allSettled(first.opened, { scope, params: { code: '' } });
    await allSettled(second.opened, { scope });
    expect([first, second].map(({ $isOpen }) => scope.getState($isOpen))).toEqual([false, true]);
    await allSettled(first.closed, { scope });
    expect(scope.getState(second.$isOpen)).toBe(true);
  });

  it('that may not open now says so, and the open one stays', async () => {
    const scope = makeScope({ values: [[$isAllowed, false]] });
    const refusals = watchCalls(scope, third.refused);
    const openings = watchCalls(scope, dialogOpened);
    await allSettled(second.opened, { scope });
    await allSettled(third.opened, { scope });
    expect(scope.getState($dialog)?.name).toBe('second');
    expect(refusals).toHaveLength(1);
    expect(openings).toHaveLength(1);
  });

  it.each([allDialogsClosed, dialogFailed])('closes with all others', async (unit) => {
    const scope = makeScope();
    await allSettled(second.opened, { scope });
    await allSettled(unit, { scope });
    expect(scope.getState(second.$isOpen)).toBe(false);
  });
});
