import fc from 'fast-check';
import { roundAt, roundFrom } from '#rules/rounds/clock.ts';
import { gameById } from '#rules/rounds/round.ts';
import type { TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

/** Rounds that are open now and some before them, bets on one of them, and one to make void. */
export function roundHints(site: TestApp): Hints {
  const games = [211, 502, 721].flatMap((id) => gameById(id) ?? []);
  const now = site.clock.now();
  const rounds = games.map((game) => roundAt(game, now));
  const before = games.flatMap((game, at) => {
    const open = rounds[at];
    return open ? roundFrom(game, open, -2).key : [];
  });
  const gameId = fc.constantFrom(...games.map(({ id }) => id));
  const open = fc.constantFrom(...rounds.map(({ key }) => key));
  // Apart from those that are made void.
  const powerball = gameById(212);
  const taken = powerball && roundAt(powerball, now);
  const pick = { roundId: taken?.key, market: 'p-oe', odds: 195 };
  return {
    'getMinigameSetting.id': gameId,
    'getMinigameEvents.gameId': gameId,
    'getRounds.gameId': gameId,
    'getRounds.dayKey': fc.constantFrom(taken?.dayKey, '20200101'),
    'getRound.roundId': fc.constantFrom(...before, ...rounds.map(({ key }) => key)),
    'placeRoundBet.body': fc.record({
      stake: fc.integer({ min: 5_000, max: 6_000 }),
      ...Object.fromEntries(Object.entries(pick).map(([key, one]) => [key, fc.constant(one)])),
      selection: fc.constantFrom('odd', 'even', 'none'),
    }),
    'setGameMaintenance.gameId': fc.constant(732),
    'previewRoundVoid.roundId': open,
    'voidRound.roundId': open,
    'voidRound.body': fc.constant({ reason: '공급사 장애' }),
  };
}
