import type { components } from '#contract/types.gen.ts';
import { attendanceMonth, monthSpan } from '#rules/attendance.ts';
import type { Currency } from '#rules/money.ts';
import { maskedName } from '#rules/masked-name.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import type { Reader, TournamentService } from '../tournament/index.ts';
import type { Wager } from '../wager/index.ts';
import * as repository from './best-repository.ts';

type Schemas = components['schemas'];
type HallOfFame = Schemas['HallOfFame'];
type FameRow = Schemas['FameRow'];
type BetLeg = Schemas['BetLeg'];
type FameGame = Schemas['FameGame'];

const MOST_SHOWN = 50;
const LATEST = 10;
const LATEST_MS = 10_000;
/** Types of bets by game. */
const TYPES: Record<FameGame, readonly number[]> = { sports: [1, 2], mini: [3, 4], casino: [5] };
const GAMES = Object.keys(TYPES) as FameGame[];

interface FamePorts {
  tournaments: Pick<TournamentService, 'winners' | 'currencyOf'>;
  wager: Pick<Wager<BetLeg>, 'betsNamed'>;
}

export interface FameQuery {
  /** `202405`; this month without. */
  month: string | undefined;
  game: FameGame | undefined;
  by: repository.BestBy | 'sum';
}

function gameOf(type: number): FameGame {
  const game = GAMES.find((one) => TYPES[one].includes(type));
  if (!game) throw new Error(`no game has bets of type ${type}`);
  return game;
}

function named({ memberId, nickname }: repository.Placed, reader: string) {
  const isMine = memberId === reader;
  return { nickname: isMine ? nickname : maskedName(nickname), isMine };
}

function contestOf(
  month: string,
  game: FameGame | undefined,
  currency: Currency,
): repository.Contest {
  const { from, to } = monthSpan(month);
  return {
    currency,
    from,
    to,
    month: `${month.slice(0, 4)}-${month.slice(4)}-01`,
    types: game === undefined ? Object.values(TYPES).flat() : TYPES[game],
  };
}

/** The bets won last, read at most every `LATEST_MS`: everybody's home asks for them. */
function createLatest(db: Queryable) {
  const read = new Map<Currency, { at: number; rows: Promise<repository.WonBet[]> }>();

  return function latest(currency: Currency, now: number): Promise<repository.WonBet[]> {
    const known = read.get(currency);
    if (known && now >= known.at && now - known.at < LATEST_MS) return known.rows;
    const rows = repository.listLatest(db, currency, LATEST);
    read.set(currency, { at: now, rows });
    rows.catch(() => read.delete(currency));
    return rows;
  };
}

export function createFameService(
  { db }: Pick<ModuleDeps, 'db'>,
  { tournaments, wager }: FamePorts,
) {
  const latest = createLatest(db);

  async function rowsOf(bets: readonly repository.WonBet[], memberId: string) {
    const shown = await wager.betsNamed(bets.map(({ betId }) => betId));
    const legsOf = new Map(shown.map(({ id, legs }) => [id, legs]));
    return bets.map((one): FameRow => {
      const { rank, level, type, mode, odds, win, settledAt, betId } = one;
      const game = gameOf(type);
      const legs = legsOf.get(betId) ?? [];
      return {
        rank,
        level,
        game,
        odds,
        win,
        settledAt,
        ...named(one, memberId),
        mode: game === 'sports' ? mode : null,
        legs: legs.length,
        first: legs[0] ?? null,
      };
    });
  }

  async function bestBets(contest: repository.Contest, by: repository.BestBy, memberId: string) {
    const best = await repository.listBest(db, contest, { by, limit: MOST_SHOWN });
    const own =
      best.find((one) => one.memberId === memberId) ??
      (await repository.findOwnBest(db, contest, { by, memberId }));
    const isListed = own !== null && best.includes(own);
    const rows = await rowsOf(own === null || isListed ? best : [...best, own], memberId);
    const ofOwn = own && (rows[isListed ? best.indexOf(own) : best.length] ?? null);
    return { rows: rows.slice(0, best.length), own: ofOwn };
  }

  async function bestSums(contest: repository.Contest, memberId: string) {
    const all = await repository.listSums(db, contest, { memberId, limit: MOST_SHOWN });
    const none = { game: null, mode: null, first: null, settledAt: null, odds: 0 };
    const rows = all.map((one): FameRow => {
      const { rank, level, bets: legs, win } = one;
      return { rank, level, legs, win, ...none, ...named(one, memberId) };
    });
    return { rows: rows.slice(0, MOST_SHOWN), own: rows.find(({ isMine }) => isMine) ?? null };
  }

  return {
    async latest(reader: Reader | null, now: number) {
      const currency = reader === null ? 'KRW' : await tournaments.currencyOf(reader);
      const bets = await latest(currency, now);
      return { currency, rows: await rowsOf(bets, reader?.memberId ?? '') };
    },
    /** Null for a month to come. */
    async hall({ month, game, by }: FameQuery, reader: Reader): Promise<HallOfFame | null> {
      const { memberId, now } = reader;
      const current = attendanceMonth(now);
      const chosen = month ?? current;
      if (chosen > current) return null;
      const currency = await tournaments.currencyOf(reader);
      const contest = contestOf(chosen, game, currency);
      const lists =
        by === 'sum' ? await bestSums(contest, memberId) : await bestBets(contest, by, memberId);
      const winners = await tournaments.winners(currency, memberId);
      return { month: chosen, currency, at: now, ...lists, winners };
    },
  };
}

export type FameService = ReturnType<typeof createFameService>;
