import { expect, test } from 'vitest';
import { makeBet, makeBetLeg } from './sample-bets';
import { systemLinesOf } from './system-lines';

test('the lines of a system are counted by the results of its legs', () => {
  const system = { sizes: [2], lines: 3, lineStake: 10_000 };
  const legs = ([2, 1, 0] as const).map((result) =>
    makeBetLeg({ selectionId: `leg ${result}`, result }),
  );
  const bet = makeBet({ system, legs });
  expect(systemLinesOf(bet)).toEqual({ paying: 0, lost: 2, open: 1 });
  const won = bet.legs.map((leg) => ({ ...leg, result: 2 as const }));
  expect(systemLinesOf({ ...bet, legs: won })).toEqual({ paying: 3, lost: 0, open: 0 });
  expect(systemLinesOf(makeBet())).toBeNull();
});
