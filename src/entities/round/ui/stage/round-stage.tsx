import { Suspense } from 'react';
import type { GameResult } from '#rules/rounds/round.ts';
import type { VirtualCard } from '#rules/rounds/virtual.ts';
import { lazyPart } from '@/shared/lib/lazy-part';

export interface RoundStageProps {
  gameId: number;
  /** Of what the course of a match or race is made, beside its result. */
  roundId: string;
  result: GameResult;
  /** Of a virtual event. */
  card?: VirtualCard | undefined;
  /** Milliseconds since the draw; Infinity shows all of it. */
  at: number;
}

// A table carries the drawings of its own kind of game alone.
const DrawStage = lazyPart(async () => (await import('./draw-stage')).DrawStage);
const CardStage = lazyPart(async () => (await import('./card-stage')).CardStage);
const SportStage = lazyPart(async () => (await import('./sport-stage')).SportStage);

const stages = {
  powerball: DrawStage,
  ladder: DrawStage,
  number: DrawStage,
  dice: DrawStage,
  roulette: DrawStage,
  baccarat: CardStage,
  dragontiger: CardStage,
  hilo: CardStage,
  blackjack: CardStage,
  gostop: CardStage,
  soccer: SportStage,
  basketball: SportStage,
  horse: SportStage,
  dog: SportStage,
} as const satisfies Record<GameResult['family'], typeof DrawStage>;

/** Draws the result of a round as it looks so long after its draw. Says nothing to screen readers: who shows it does. */
export function RoundStage(props: RoundStageProps) {
  const Stage = stages[props.result.family];
  return (
    <Suspense>
      <Stage {...props} />
    </Suspense>
  );
}
