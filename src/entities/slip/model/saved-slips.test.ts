// @vitest-environment jsdom
import { allSettled } from 'effector';
import { beforeEach, expect, it } from 'vitest';
import { makeScope } from '@/shared/lib/test-scope';
import { makePick } from '../lib/sample-picks';
import { betSettingQuery } from './terms';
import { accountUpdated } from './account';
import { slipHydrated } from './saved-slips';
import { $slip, $stake, pickToggled, stakeChanged } from './slip';

const member = { id: 'mem_1', balance: 0, currency: 'KRW' as const, level: 3 };
const never = [[betSettingQuery.loadFx, () => Promise.reject({ kind: 'network' })]] as const;

/** A page of its own, as after a reload. */
async function openPage() {
  const scope = makeScope({ handlers: never });
  await allSettled(slipHydrated, { scope });
  return scope;
}

beforeEach(() => localStorage.clear());

it('a slip survives a reload, of a guest and of a member', async () => {
  const first = await openPage();
  await allSettled(accountUpdated, { scope: first, params: member });
  await allSettled(pickToggled, { scope: first, params: makePick() });
  await allSettled(stakeChanged, { scope: first, params: 20_000 });

  const second = await openPage();
  expect(second.getState($slip).legs).toEqual([]);
  await allSettled(accountUpdated, { scope: second, params: member });
  expect(second.getState($slip).legs).toHaveLength(1);
  expect(second.getState($stake)).toBe(20_000);
});

it('a pick made before the reading joins what is kept', async () => {
  const first = await openPage();
  await allSettled(pickToggled, { scope: first, params: makePick() });

  const second = makeScope({ handlers: never });
  await allSettled(pickToggled, { scope: second, params: makePick({ fixtureId: 'another00' }) });
  await allSettled(slipHydrated, { scope: second });
  expect(second.getState($slip).legs.map(({ fixtureId }) => fixtureId)).toEqual([
    's7k3m2qa',
    'another00',
  ]);
});

it('what is kept and is no slip of ours is forgotten', async () => {
  const broken = { guest: { legs: [{ selectionId: 1 }], bonus: 4, stake: -1 } };
  localStorage.setItem('hanpan.slip', JSON.stringify(broken));
  const scope = await openPage();
  expect(scope.getState($slip)).toEqual({ legs: [], bonus: null });
});

it.each([
  ['an id that is none', { fixtureId: 'a,me,board:x' }],
  ['an id of the length of a book', { fixtureId: 'a'.repeat(5000) }],
  ['a kick-off that no calendar has', { startsAt: 9e15 }],
  ['a selection with a line break', { selectionId: 's7k3m2qa.1._.1\n' }],
])('a kept leg with %s is forgotten', async (_, fault) => {
  const leg = { ...makePick(), seenOdds: 190, ...fault };
  localStorage.setItem(
    'hanpan.slip',
    JSON.stringify({ guest: { legs: [leg], bonus: null, stake: null } }),
  );
  const scope = await openPage();
  expect(scope.getState($slip).legs).toEqual([]);
});

it('more legs than a slip has are forgotten', async () => {
  const legs = Array.from({ length: 11 }, (_, index) => ({
    ...makePick({ fixtureId: `fixture${index}` }),
    seenOdds: 190,
  }));
  localStorage.setItem(
    'hanpan.slip',
    JSON.stringify({ guest: { legs, bonus: null, stake: null } }),
  );
  const scope = await openPage();
  expect(scope.getState($slip).legs).toEqual([]);
});
