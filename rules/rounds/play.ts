import { baccaratOutcome, type BaccaratResult, dragonTigerOutcome } from './baccarat.ts';
import { type DragonTigerResult, drawBaccarat, drawDragonTiger } from './baccarat.ts';
import { blackjackOutcome, type BlackjackResult, drawBlackjack } from './blackjack.ts';
import type { Card } from './cards.ts';
import { diceOutcome, type DiceResult, drawDice } from './dice.ts';
import type { Draws } from './draws.ts';
import type { RoundGame } from './games.ts';
import { drawHiLo, hiLoOutcome, type HiLoResult } from './hilo.ts';
import { drawGoStop, drawNumber, drawNumberAndHidden, drawRoulette } from './numbers.ts';
import { goStopOutcome, type GoStopResult, numberOutcome, type NumberResult } from './numbers.ts';
import { rouletteOutcome, type RouletteResult } from './numbers.ts';
import type { Outcome } from './outcome.ts';
import { drawLadder, drawPowerball, ladderOutcome, type LadderResult } from './powerball.ts';
import { powerballOutcome, type PowerballResult } from './powerball.ts';

/** What was drawn in a round, by the family of its game. */
export type RoundResult =
  | ({ family: 'powerball' } & PowerballResult)
  | ({ family: 'ladder' } & LadderResult)
  | ({ family: 'baccarat' } & BaccaratResult)
  | ({ family: 'dragontiger' } & DragonTigerResult)
  | ({ family: 'dice' } & DiceResult)
  | ({ family: 'roulette' } & RouletteResult)
  | ({ family: 'hilo' } & HiLoResult)
  | ({ family: 'number' } & NumberResult)
  | ({ family: 'gostop' } & GoStopResult)
  | ({ family: 'blackjack' } & BlackjackResult);

/** Draws the result of a game's round. `base` is what a game of higher and lower compares with; throws there without it. */
export function playRound(
  { family, table }: Pick<RoundGame, 'family' | 'table'>,
  draws: Draws,
  base?: Card,
): RoundResult {
  switch (family) {
    case 'powerball':
      return { family, ...drawPowerball(draws) };
    case 'ladder':
      return { family, ...drawLadder(draws) };
    case 'baccarat':
      return { family, ...drawBaccarat(draws) };
    case 'dragontiger':
      return { family, ...drawDragonTiger(draws) };
    case 'dice':
      return { family, ...drawDice(draws) };
    case 'roulette':
      return { family, ...drawRoulette(draws) };
    case 'number':
      return {
        family,
        ...(table === 'mgm-oddeven' ? drawNumberAndHidden(draws) : drawNumber(draws)),
      };
    case 'gostop':
      return { family, ...drawGoStop(draws) };
    case 'blackjack':
      return { family, ...drawBlackjack(draws) };
    case 'hilo':
      if (!base) throw new Error('higher or lower than what: the card of the round before');
      return { family, ...drawHiLo(draws, base) };
  }
}

/** What a result makes of the selections of its game. */
export function outcomeOf(result: RoundResult): Outcome {
  switch (result.family) {
    case 'powerball':
      return powerballOutcome(result);
    case 'ladder':
      return ladderOutcome(result);
    case 'baccarat':
      return baccaratOutcome(result);
    case 'dragontiger':
      return dragonTigerOutcome(result);
    case 'dice':
      return diceOutcome(result);
    case 'roulette':
      return rouletteOutcome(result);
    case 'number':
      return numberOutcome(result);
    case 'gostop':
      return goStopOutcome(result);
    case 'blackjack':
      return blackjackOutcome(result);
    case 'hilo':
      return hiLoOutcome(result);
  }
}
