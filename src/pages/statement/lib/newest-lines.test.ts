import { expect, it } from 'vitest';
import { makeLine } from '@/entities/statement/testing';
import { withNewest } from './newest-lines';

const lines = (...seqs: number[]) => seqs.map((seq) => makeLine({ seq }));
const seqsOf = (merged: ReturnType<typeof withNewest>) => merged?.map(({ seq }) => seq) ?? null;

it('puts what is new on top, and reads again what was known', () => {
  const known = [makeLine({ seq: 3, category: 'win' }), ...lines(2, 1)];
  const merged = withNewest(known, { items: lines(5, 4, 3), next: 'c' });
  expect(seqsOf(merged)).toEqual([5, 4, 3, 2, 1]);
  expect(merged?.[2]?.category).toBe('bet');
});

it('takes the first lines of a period that had none', () => {
  expect(seqsOf(withNewest([], { items: lines(1), next: null }))).toEqual([1]);
});

it('says so where there are lines between that nobody has read', () => {
  expect(withNewest(lines(2, 1), { items: lines(9, 8), next: 'c' })).toBeNull();
  expect(withNewest([], { items: lines(9, 8), next: 'c' })).toBeNull();
});
