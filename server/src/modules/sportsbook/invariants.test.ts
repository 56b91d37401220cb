import { expect, it } from 'vitest';
import { MARKET_TYPES } from '#rules/markets/market-types.ts';
import { LEG_RESULT, settleSelection } from '#rules/settle.ts';
import { BY_SCORE_ALONE } from './invariants.ts';

const SCORES = [
  { home: 0, away: 0 },
  { home: 1, away: 0 },
  { home: 1, away: 3 },
];

it('a leg that has to be settled once its match has a final score is decided by that score', () => {
  const open = MARKET_TYPES.filter(({ id }) => BY_SCORE_ALONE.includes(id)).flatMap((type) =>
    type.sports.flatMap((sport) =>
      type.outcomes.flatMap((outcome) =>
        SCORES.filter(
          (score) =>
            settleSelection({
              typeId: type.id,
              outcome,
              line: type.line ? 150 : null,
              sport,
              offered: type.outcomes,
              scores: { 100: score },
              finished: true,
            }) === LEG_RESULT.open,
        ).map(() => `${type.id} ${sport} ${outcome}`),
      ),
    ),
  );
  expect(open).toEqual([]);
});
