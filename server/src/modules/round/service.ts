import { DEFAULT_USD_RATE } from '#rules/limits.ts';
import { partsOfKey, roundAt, roundOf, type RoundTimes } from '#rules/rounds/clock.ts';
import { ROUND_BETS, roundLimitsFor } from '#rules/rounds/limits.ts';
import {
  deciderOf,
  type Game,
  gameById,
  GAMES,
  isVenue,
  revealsAt,
  type RoundFacts,
  roundModeOf,
} from '#rules/rounds/round.ts';
import { everyMarketOf } from '#rules/rounds/tables.ts';
import type { Db } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { readLimits } from '../setting/index.ts';
import type { RoundDays } from './days.ts';
import { createEvents } from './events.ts';
import { wireMarkets, wireOffer } from './offer.ts';
import { type Drawn, offerOf, type Plays } from './play.ts';
import { createPlayed, stateAfterDraw } from './played.ts';
import { readMaintenance, readOffer, readRounds } from './repository.ts';
import type {
  Minigame,
  MinigameEvents,
  MinigameSetting,
  PlayedRound,
  RoundDay,
  RoundDetail,
  StoredOffer,
  StoredRound,
} from './types.ts';

const RESULTS_OF_LIST = 8;

/** Whose limits everybody is shown. */
const ORDINARY = { level: 1, currency: 'KRW', rate: DEFAULT_USD_RATE } as const;

export interface RoundPage {
  dayKey: string;
  rounds: PlayedRound[];
  next: number | null;
}

export interface RoundService {
  /** Null of an id that no game has, here and below. */
  setting(gameId: number): Promise<MinigameSetting | null>;
  /** The same object for all who read it at once. */
  events(gameId: number): Promise<MinigameEvents | null>;
  games(): Promise<Minigame[]>;
  /** Rounds of a day that are drawn or void, those below `before`, newest first. */
  rounds(
    gameId: number,
    page: { dayKey?: string | undefined; before?: number | undefined; limit: number },
  ): Promise<RoundPage | null>;
  round(roundId: string): Promise<RoundDetail | null>;
}

export interface FoundRound {
  game: Game;
  round: RoundTimes;
}

/** By the round's id; null of none. */
export function roundById(id: string): FoundRound | null {
  const parts = partsOfKey(id);
  const game = parts && gameById(parts.gameId);
  const round = game && roundOf(game, parts.dayKey, parts.number);
  return game && round ? { game, round } : null;
}

export function stateOfRound(
  { closesAt, drawsAt }: RoundTimes,
  stored: Pick<StoredRound, 'state' | 'needsSettlement'> | undefined,
  now: number,
): RoundDetail['state'] {
  if (stored?.state === 'voided') return 'voided';
  if (now < closesAt) return 'open';
  if (now < drawsAt) return 'closed';
  return stateAfterDraw(stored);
}

/** Numbers of the rounds of a day below one, the highest first. */
function numbersBelow(game: Game, bound: number, limit: number): number[] {
  const last = Math.min(bound, 86_400 / game.length + 1) - 1;
  const first = Math.max(1, last - limit + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => last - at);
}

async function readSetting(db: Db, game: Game): Promise<MinigameSetting> {
  const [maintenance, limits] = await Promise.all([readMaintenance(db), readLimits(db)]);
  const terms = { ...ORDINARY, mode: roundModeOf(game) };
  const { minStake, maxStake, maxPayout } = roundLimitsFor(terms, limits);
  return {
    id: game.id,
    systemMaintenanceFlg: maintenance.has(game.id),
    minStake,
    maxStake,
    maxPayout,
    maxBets: ROUND_BETS,
    length: game.length,
    cut: game.cut,
    markets: isVenue(game) ? [] : wireMarkets(everyMarketOf(game)),
  };
}

interface ReadRound {
  day: RoundDay;
  facts: RoundFacts;
  offer: StoredOffer | null | undefined;
  state: RoundDetail['state'];
  drawn: Drawn | null;
}

function detailOf(
  { game, round }: FoundRound,
  { day, facts, offer, state, drawn }: ReadRound,
  now: number,
): RoundDetail {
  const { key, number, dayKey, opensAt, closesAt, drawsAt } = round;
  const reveals = revealsAt(dayKey);
  const markets = offerOf(game, facts);
  return {
    roundId: key,
    gameId: game.id,
    round: number,
    dayKey,
    opensAt,
    closesAt,
    drawsAt,
    state,
    result: (drawn?.result ?? null) as RoundDetail['result'],
    ...(facts.base && { base: facts.base }),
    ...(facts.card && { card: facts.card as RoundDetail['card'] }),
    markets: offer ? wireOffer(markets, offer) : wireMarkets(markets),
    seedOf: deciderOf(game, key),
    commitment: day.commitment,
    committedAt: day.committedAt,
    revealsAt: reveals,
    secret: now < reveals ? null : Buffer.from(day.secret).toString('hex'),
  };
}

export function createRoundService(
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
  { days, plays }: { days: RoundDays; plays: Plays },
): RoundService {
  const shown = createPlayed(db, plays);
  const { played, before } = shown;
  const eventsOf = createEvents({ db, clock }, { days, plays, played: shown });

  return {
    async setting(gameId) {
      const game = gameById(gameId);
      return game ? readSetting(db, game) : null;
    },
    async events(gameId) {
      const game = gameById(gameId);
      return game ? eventsOf(game) : null;
    },
    async games() {
      const now = clock.now();
      await days.commit(now);
      const maintenance = await readMaintenance(db);
      return Promise.all(
        GAMES.map(async (game) => ({
          id: game.id,
          systemMaintenanceFlg: maintenance.has(game.id),
          lastResults: await played(game, before(game, roundAt(game, now), RESULTS_OF_LIST)),
        })),
      );
    },
    async rounds(gameId, { dayKey, before: bound, limit }) {
      const game = gameById(gameId);
      if (!game) return null;
      const now = clock.now();
      await days.commit(now);
      const current = roundAt(game, now);
      const day = dayKey ?? current.dayKey;
      const end = day === current.dayKey ? current.number : Number.POSITIVE_INFINITY;
      const numbers = numbersBelow(game, Math.min(end, bound ?? end), limit);
      const lowest = numbers.at(-1) ?? 1;
      const isOver = day <= current.dayKey && (await days.get(day)) !== null;
      const rounds = isOver ? numbers.flatMap((number) => roundOf(game, day, number) ?? []) : [];
      return {
        dayKey: day,
        rounds: await played(game, rounds),
        next: rounds.length > 0 && lowest > 1 ? lowest : null,
      };
    },
    async round(roundId) {
      const found = roundById(roundId);
      const now = clock.now();
      if (!found || found.round.opensAt > now) return null;
      const { game, round } = found;
      await days.commit(now);
      const day = await days.get(round.dayKey);
      if (!day) return null;
      const stored = (await readRounds(db, [roundId])).get(roundId);
      const offer = stored && (await readOffer(db, roundId));
      const facts = await plays.facts(game, round);
      const state = stateOfRound(round, stored, now);
      const isDrawn = state === 'drawn' || state === 'settled';
      const drawn = isDrawn ? await plays.draw(game, round) : null;
      return detailOf(found, { day, facts, offer, state, drawn }, now);
    },
  };
}
