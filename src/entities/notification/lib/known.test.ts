import { expect, it } from 'vitest';
import { makeNotification, notificationsAt } from '../testing';
import { knownOf, newsSince } from './known';

const one = (id: string, at: number) => makeNotification({ id, at: notificationsAt + at });
const idsOf = (latest: readonly { id: string }[]) => latest.map(({ id }) => id);

it('finds what has come since, oldest first, also of the instant of the last one', () => {
  const known = knownOf([one('nr_b', 2), one('nr_a', 1)]);
  const latest = [one('nr_d', 3), one('nr_c', 2), one('nr_b', 2), one('nr_a', 1)];
  expect(idsOf(newsSince(known, latest))).toEqual(['nr_c', 'nr_d']);
  expect(newsSince(knownOf(latest), latest)).toEqual([]);
});

it('takes the first of all for news, and none that moves up for a deleted one', () => {
  expect(idsOf(newsSince(knownOf([]), [one('nr_a', 1)]))).toEqual(['nr_a']);
  const known = knownOf([one('nr_c', 3), one('nr_b', 2)]);
  expect(newsSince(known, [one('nr_c', 3), one('nr_a', 1)])).toEqual([]);
});
