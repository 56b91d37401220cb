import { settleSelection } from '#rules/settle.ts';
import { LEG_RESULT } from '#rules/leg-result.ts';
import type { Scores } from '#rules/scores.ts';
import { sportOf } from '#rules/sports.ts';
import { bestPortfolio } from '../../simulator/matrix-game.ts';
import { isOpen, type WatchedFixture } from './watched-fixture.ts';

/** How a game of a sport ended that the enemy has seen. */
export type Ending = Scores;

export interface Part {
  selectionId: string;
  share: number;
}

const RETURNS: Readonly<Record<number, (odds: number) => number>> = {
  [LEG_RESULT.lost]: () => 0,
  [LEG_RESULT.won]: (odds) => odds / 100,
  [LEG_RESULT.halfLost]: () => 0.5,
  [LEG_RESULT.halfWon]: (odds) => (odds / 100 + 1) / 2,
};

/** Fewer endings say too little of what can happen. */
const ENOUGH = 60;
const MOST_ENDINGS = 250;

/**
 * The mix of singles on a fixture before its start that returns most in the worst of the endings seen so far; null
 * while there are too few of them. Above 1 it looks like money for nothing, and is bought.
 */
export function bestMix(fixture: WatchedFixture, endings: readonly Ending[]) {
  if (endings.length < ENOUGH) return null;
  const bets = [...fixture.markets.values()]
    .filter(isOpen)
    .flatMap(({ market }) =>
      market.selections.map(({ id, outcome, odds }) => ({ market, id, outcome, odds })),
    );
  const finishedParts = sportOf(fixture.sport).codes.map(String);
  const worlds = endings.slice(-MOST_ENDINGS);
  const payoffs = bets.map(({ market, outcome, odds }) =>
    worlds.map((scores) => {
      const { typeId, line, offerScore, selections } = market;
      const offered = selections.map((one) => one.outcome);
      const { sport } = fixture;
      const known = { typeId, outcome, line, offerScore, offered, sport, scores, finishedParts };
      return RETURNS[settleSelection({ ...known, finished: true })]?.(odds) ?? 1;
    }),
  );
  const usable = payoffs
    .map((row, bet) => ({ row, bet }))
    .filter(({ row }) => row.some((one) => one > 0));
  if (usable.length === 0) return null;
  const { worst, stakes } = bestPortfolio(usable.map(({ row }) => row));
  const parts = usable.flatMap(({ bet }, at): Part[] => {
    const share = stakes[at] ?? 0;
    return share > 0.02 ? [{ selectionId: bets[bet]?.id ?? '', share }] : [];
  });
  return { worst, parts };
}
