import { roundFrom, type RoundTimes } from '#rules/rounds/clock.ts';
import type { Game } from '#rules/rounds/round.ts';
import type { Db } from '../../lib/db.ts';
import type { Plays } from './play.ts';
import { readRounds } from './repository.ts';
import type { PlayedRound, StoredRound } from './types.ts';

export interface Played {
  /** What is shown of rounds whose draw is over; those of days without a secret are left out. */
  played(game: Game, rounds: readonly RoundTimes[]): Promise<PlayedRound[]>;
  /** The rounds before one, newest first. */
  before(game: Game, round: RoundTimes, count: number): RoundTimes[];
}

/** The state of a round whose draw is over; one that is not stored has no bets, so that nothing of it waits for its settlement. */
export function stateAfterDraw(
  stored: Pick<StoredRound, 'state' | 'needsSettlement'> | undefined,
): PlayedRound['state'] {
  if (stored?.state === 'voided') return 'voided';
  return stored && (stored.state === 'open' || stored.needsSettlement) ? 'drawn' : 'settled';
}

export function createPlayed(db: Db, plays: Plays): Played {
  async function playedRound(
    game: Game,
    round: RoundTimes,
    stored: StoredRound | undefined,
  ): Promise<PlayedRound | null> {
    const drawn = await plays.draw(game, round);
    if (!drawn) return null;
    const { key: roundId, number, dayKey, drawsAt } = round;
    const state = stateAfterDraw(stored);
    return {
      roundId,
      round: number,
      dayKey,
      drawsAt,
      state,
      result: state === 'voided' ? null : (drawn.result as PlayedRound['result']),
      ...(drawn.card && { card: drawn.card as PlayedRound['card'] }),
    };
  }

  return {
    async played(game, rounds) {
      const stored = await readRounds(
        db,
        rounds.map(({ key }) => key),
      );
      const shown: PlayedRound[] = [];
      for (const round of rounds) {
        const one = await playedRound(game, round, stored.get(round.key));
        if (one) shown.push(one);
      }
      return shown;
    },
    before: (game, round, count) =>
      Array.from({ length: count }, (_, at) => roundFrom(game, round, -1 - at)),
  };
}
