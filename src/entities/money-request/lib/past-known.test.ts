import { allSettled, createEvent, createStore } from 'effector';
import { expect, it } from 'vitest';
import { makeScope } from '@/shared/lib/test-scope';
import { pastKnown } from './past-known';

function past() {
  const opened = createEvent();
  const $items = createStore<readonly string[] | null>(null, { sid: 'items' });
  const $failure = createStore<string | null>(null, { sid: 'failure' });
  return { opened, $items, $failure, $isKnown: pastKnown({ opened, $items, $failure }) };
}

it.each(['read', 'failed'] as const)(
  'knows once the past was %s, until it is opened again',
  async (how) => {
    const { opened, $items, $failure, $isKnown } = past();
    const scope = makeScope();
    expect(scope.getState($isKnown)).toBe(false);
    if (how === 'read') await allSettled($items, { scope, params: [] });
    else await allSettled($failure, { scope, params: 'network' });
    expect(scope.getState($isKnown)).toBe(true);
    // The form stays where it is while the past is read once more.
    await allSettled($failure, { scope, params: null });
    expect(scope.getState($isKnown)).toBe(true);
    await allSettled(opened, { scope });
    expect(scope.getState($isKnown)).toBe(false);
  },
);
