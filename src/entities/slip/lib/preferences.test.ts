import { expect, it } from 'vitest';
import { noPreferences, preferencesOf, withPreferences } from './preferences';
import { defaultStakes } from './stakes';

it('keeps no amounts that are those of the site, and a change of others leaves them', () => {
  const own = { stake: 30_000, isOneTap: false };
  const untouched = { ...own, quickStakes: [...defaultStakes('KRW')] };
  const saved = withPreferences(noPreferences, untouched, 'mem_1', 'KRW');
  expect(saved.quickStakes.KRW).toBeUndefined();
  expect(preferencesOf(saved, 'mem_1', 'KRW')).toEqual(untouched);
  const set = withPreferences(saved, { ...own, quickStakes: [20_000] }, 'mem_1', 'KRW');
  expect(set.quickStakes.KRW).toEqual([20_000]);
  expect(withPreferences(set, untouched, 'mem_1', 'KRW').quickStakes.KRW).toBeUndefined();
});
