import type { Mark, SportModel } from '../model.ts';
import {
  attacksLeft,
  type BasketballGame,
  basketballScores,
  playBasketball,
  pointsPerAttack,
  quarterMinutes,
  REGULATION,
} from './game.ts';
import { basketballFurther, basketballToCome, partsOf } from './further.ts';
import { basketballInPlay } from './in-play.ts';
import { basketballPrematch } from './prematch.ts';
import { basketballOutlook, basketballOutlookInPlay } from './expected.ts';
import { type Quote, steady } from '../pricing.ts';

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

/** Of an overtime no joint prices are offered: its score does not tell how many there have been. */
function isRegulation(game: BasketballGame, at: number): boolean {
  return at < (game.quarters[REGULATION.length - 1]?.endsAt ?? 0);
}

/** Basketball: possession by possession; the odds take the rest of the game as normal. */
export const basketball: SportModel = {
  prematch: basketballPrematch,
  further: basketballFurther,
  outlook: (fixture) => basketballOutlook(pointsPerAttack(fixture), quarterMinutes(fixture)),
  play(fixture) {
    const game = playBasketball(fixture);
    const expected = pointsPerAttack(fixture);
    const endsAt = game.quarters.at(-1)?.endsAt ?? fixture.startsAt;
    const toCome = new Map<number, Quote[]>();
    /** What is offered of the quarters and halves after the one that is played, or is next. */
    function later(at: number): Quote[] {
      const begun = 1 + game.quarters.findIndex((quarter) => at < quarter.endsAt);
      const known =
        toCome.get(begun) ??
        steady(basketballToCome(partsOf(expected, quarterMinutes(fixture)), begun));
      toCome.set(begun, known);
      return known;
    }
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
        quotes: () => (over ? [] : [...basketballInPlay(game, expected, at), ...later(at)]),
        ...(isRegulation(game, at) && {
          outlook: () => basketballOutlookInPlay(game, expected, at),
        }),
      };
    }
    return { instants: instants(game), markAt };
  },
};
