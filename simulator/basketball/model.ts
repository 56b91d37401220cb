import type { Mark, SportModel } from '../model.ts';
import {
  attacksLeft,
  type BasketballGame,
  basketballScores,
  playBasketball,
  pointsPerAttack,
} from './game.ts';
import { basketballInPlay } from './in-play.ts';
import { basketballPrematch } from './prematch.ts';

/** Near the end of a game every attack decides: no bets while so few are left of a deciding quarter. */
const CLOSING_ATTACKS = 8;

function instants(game: BasketballGame): number[] {
  // An attack that fails moves the odds as well.
  const all = new Set<number>(
    game.quarters.flatMap(({ startsAt, endsAt, attacks }) => [
      startsAt,
      endsAt,
      ...attacks.home,
      ...attacks.away,
    ]),
  );
  return [...all].sort((left, right) => left - right);
}

function closing(game: BasketballGame, code: string | undefined, at: number): boolean {
  if (code !== '4' && code !== '40') return false;
  const { home, away } = attacksLeft(game, at, [code]);
  return home + away <= CLOSING_ATTACKS;
}

/** Basketball: possession by possession; the odds take the rest of the game as normal. */
export const basketball: SportModel = {
  prematch: basketballPrematch,
  play(fixture) {
    const game = playBasketball(fixture);
    const expected = pointsPerAttack(fixture);
    const endsAt = game.quarters.at(-1)?.endsAt ?? fixture.startsAt;
    function markAt(at: number): Mark {
      const over = at >= endsAt;
      const running = game.quarters.find(
        (quarter) => at >= quarter.startsAt && at < quarter.endsAt,
      );
      const scores = basketballScores(game, at);
      const ended = game.quarters
        .filter((quarter) => quarter.endsAt <= at)
        .map((quarter) => quarter.code);
      const totals = Object.keys(scores).filter((code) => Number(code) >= 100);
      const left = running ? (running.endsAt - at) / (running.endsAt - running.startsAt) : 0;
      const clock = running
        ? {
            period: running.code,
            minute: null,
            startedAt: running.startsAt,
            remainingSeconds: Math.round(running.minutes * 60 * left),
          }
        : { period: '80', minute: null };
      return {
        at,
        status: over ? 3 : 2,
        clock: over ? null : clock,
        scores,
        // All overtimes share one code, which is final with the game.
        finished: [...new Set([...ended.filter((code) => code !== '40' || over), ...totals])],
        suspended: closing(game, running?.code, at),
        quotes: () => (over ? [] : basketballInPlay(game, expected, at)),
      };
    }
    return { instants: instants(game), markAt };
  },
};
