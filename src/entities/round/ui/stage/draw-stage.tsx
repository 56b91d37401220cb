import { isRing } from './stage-length';
import type { RoundStageProps } from './round-stage';
import { DiceStage } from './dice-stage';
import { LadderStage } from './ladder-stage';
import { NumberStage } from './number-stage';
import { PowerballStage } from './powerball-stage';
import { RingStage } from './ring-stage';
import { RouletteStage } from './roulette-stage';

/** The stage of a game of balls, numbers, dice or a wheel. */
export function DrawStage({ gameId, result, at }: RoundStageProps) {
  switch (result.family) {
    case 'powerball':
      return <PowerballStage result={result} at={at} />;
    case 'ladder':
      return <LadderStage result={result} at={at} />;
    case 'number':
      return isRing(gameId) ? (
        <RingStage result={result} at={at} />
      ) : (
        <NumberStage result={result} at={at} />
      );
    case 'dice':
      return <DiceStage result={result} at={at} />;
    case 'roulette':
      return <RouletteStage result={result} at={at} />;
    default:
      return null;
  }
}
