import { expect, it } from 'vitest';
import { makeSummary } from '@/entities/statement/testing';
import { marksOf } from './chart-marks';

const { points, counts } = makeSummary();
const codes = [2100, 2110, 2200, 3100, 3200, 4100, 5100];
const ofCodes = codes.map((code, index) => ({ at: index, balance: 0, code }));

it('marks what came in and what was asked back, and nothing that was cancelled', () => {
  expect(marksOf({ points: ofCodes, counts: { ...counts, all: codes.length } })).toEqual([
    { index: 0, kind: 'deposit' },
    { index: 1, kind: 'deposit' },
    { index: 3, kind: 'withdrawal' },
  ]);
});

it('marks nothing in a period of which some lines have no point', () => {
  expect(marksOf({ points, counts: { ...counts, all: points.length + 1 } })).toEqual([]);
});
