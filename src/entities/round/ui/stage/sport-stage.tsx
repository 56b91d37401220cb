import { runnerName, teamName } from '../../lib/names';
import { BasketballStage } from './basketball-stage';
import { RaceStage } from './race-stage';
import type { RoundStageProps } from './round-stage';
import { SoccerStage } from './soccer-stage';

/** The stage of a virtual event. */
export function SportStage({ gameId, roundId, result, card, at }: RoundStageProps) {
  if (result.family === 'horse' || result.family === 'dog') {
    const names = result.order.map((_, index) => runnerName(gameId, index + 1));
    return <RaceStage result={result} at={at} seed={roundId} names={names} />;
  }
  if (!card || !('home' in card)) return null;
  const [home, away] = [teamName(gameId, card.home), teamName(gameId, card.away)];
  const sides = { home, away, seed: roundId, at };
  if (result.family === 'soccer') return <SoccerStage result={result} {...sides} />;
  return result.family === 'basketball' ? <BasketballStage result={result} {...sides} /> : null;
}
