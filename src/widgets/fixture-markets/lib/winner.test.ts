import { expect, it } from 'vitest';
import { fullDetail, makeFullDetail } from './sample-detail';
import { winnerOf } from './winner';

const outcomesOf = (...args: Parameters<typeof makeFullDetail>) =>
  winnerOf(fullDetail(makeFullDetail(...args)).fixture)?.outcomes.map(({ outcome }) => outcome);

it('is the market on the whole match, home side first', () => {
  expect(outcomesOf()).toEqual(['1', 'X', '2']);
  const two = [{ typeId: 226, odds: { 2: 224, 1: 166 } }];
  expect(outcomesOf({ sport: 'basketball' }, two)).toEqual(['1', '2']);
  expect(outcomesOf({}, [])).toBeUndefined();
});
