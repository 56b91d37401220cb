import type { RoundStageProps } from './round-stage';
import { BaccaratStage } from './baccarat-stage';
import { BlackjackStage } from './blackjack-stage';
import { DragonTigerStage } from './dragon-tiger-stage';
import { GoStopStage } from './gostop-stage';
import { HiLoStage } from './hilo-stage';

/** The stage of a game of cards. */
export function CardStage({ result, at }: RoundStageProps) {
  switch (result.family) {
    case 'baccarat':
      return <BaccaratStage result={result} at={at} />;
    case 'dragontiger':
      return <DragonTigerStage result={result} at={at} />;
    case 'hilo':
      return <HiLoStage result={result} at={at} />;
    case 'blackjack':
      return <BlackjackStage result={result} at={at} />;
    case 'gostop':
      return <GoStopStage result={result} at={at} />;
    default:
      return null;
  }
}
