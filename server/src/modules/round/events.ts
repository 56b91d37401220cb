import { roundAt } from '#rules/rounds/clock.ts';
import type { Game } from '#rules/rounds/round.ts';
import type { ModuleDeps } from '../../module.ts';
import type { RoundDays } from './days.ts';
import { wireMarkets } from './offer.ts';
import { offerOf, type Plays } from './play.ts';
import type { Played } from './played.ts';
import { readMaintenance, readRounds } from './repository.ts';
import type { MinigameEvents } from './types.ts';

/** How many results the current round comes with: what the road maps of a table show. */
const RESULTS = 120;
/** Everybody who shows a game reads it when its round is drawn. */
const SHARED_MS = 300;

/** The current round of a game; the same object for all who read it at once. */
export function createEvents(
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
  { days, plays, played: { played, before } }: { days: RoundDays; plays: Plays; played: Played },
) {
  const shared = new Map<number, { at: number; events: Promise<MinigameEvents> }>();

  async function readEvents(game: Game, now: number): Promise<MinigameEvents> {
    await days.commit(now);
    const round = roundAt(game, now);
    const { key, number, dayKey, opensAt, closesAt, drawsAt } = round;
    const [facts, stored, maintenance, lastResults] = await Promise.all([
      plays.facts(game, round),
      readRounds(db, [key]),
      readMaintenance(db),
      played(game, before(game, round, RESULTS)),
    ]);
    const hasOwnOdds = facts.card !== undefined || facts.base !== undefined;
    return {
      gameId: game.id,
      roundId: key,
      round: number,
      dayKey,
      opensAt,
      closesAt,
      drawsAt,
      serverTime: now,
      systemMaintenanceFlg: maintenance.has(game.id),
      isVoided: stored.get(key)?.state === 'voided',
      ...(facts.base && { base: facts.base }),
      ...(facts.card && { card: facts.card as MinigameEvents['card'] }),
      ...(hasOwnOdds && { markets: wireMarkets(offerOf(game, facts)) }),
      lastResults,
    };
  }

  return async function eventsOf(game: Game): Promise<MinigameEvents> {
    const now = clock.now();
    const known = shared.get(game.id);
    const round = roundAt(game, now);
    if (known && now >= known.at && now - known.at < SHARED_MS && known.at >= round.opensAt)
      return known.events;
    const events = readEvents(game, now);
    shared.set(game.id, { at: now, events });
    events.catch(() => shared.delete(game.id));
    return events;
  };
}
