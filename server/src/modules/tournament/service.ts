import type { Currency } from '#rules/money.ts';
import type { ModuleDeps } from '../../module.ts';
import { type LiveRanking, MOST_RANKED } from './live.ts';
import { findPlayer, listFirst, listKeptOut } from './ranking-repository.ts';
import * as repository from './repository.ts';
import { createRankView, showTournament } from './shown.ts';
import type { Tournament, TournamentDetail, TournamentKind, Winners } from './types.ts';

export interface Reader {
  memberId: string;
  /** Staff sees what is in won, and takes part in nothing. */
  isStaff: boolean;
  now: number;
}

const MOST_WINNERS = 3;
const MOST_PAID = 5;

export interface TournamentService {
  list(kind: TournamentKind, reader: Reader): Promise<Tournament[]>;
  /** Null where there is none. */
  detail(id: number, reader: Reader): Promise<TournamentDetail | null>;
  join(
    id: number,
    reader: Reader,
  ): Promise<{ ok: true; detail: TournamentDetail } | { ok: false; error: JoinRefusal }>;
  /** The tournaments of a currency that were paid last, each with its first three. Who keeps out of such lists is left out. */
  winners(currency: Currency, memberId: string): Promise<Winners>;
  /** The currency that a reader sees. */
  currencyOf(reader: Reader): Promise<Currency>;
}

type JoinRefusal = 'NOT_FOUND' | 'INVALID_STATE';

export function createTournamentService(
  { db }: Pick<ModuleDeps, 'db'>,
  live: Pick<LiveRanking, 'publish'>,
): TournamentService {
  const currencyOf = async ({ memberId, isStaff }: Reader) =>
    isStaff ? 'KRW' : repository.currencyOf(db, memberId);

  async function detail(id: number, { memberId, now }: Reader): Promise<TournamentDetail | null> {
    const stored = await repository.findTournament(db, id, memberId);
    if (!stored) return null;
    const { rules, prizes, paidAt } = stored;
    const show = createRankView(stored, memberId);
    const first = await listFirst(db, id, MOST_RANKED);
    const own =
      first.find((one) => one.memberId === memberId) ?? (await findPlayer(db, id, memberId));
    return {
      tournament: showTournament(stored, now),
      rules,
      prizes,
      paidAt,
      ranking: first.map(show),
      own: own && show(own),
    };
  }

  /** Whether the reader has joined by this call, false where they had before, or why they cannot. */
  function enter(id: number, { memberId, now }: Reader): Promise<boolean | JoinRefusal> {
    return db.tx(async (q) => {
      const joiner = await repository.lockJoiner(q, memberId, now);
      if (!(await repository.takeTournament(q, id))) return 'NOT_FOUND';
      const stored = await repository.findTournament(q, id, memberId);
      if (!stored || stored.joinedAt !== null) return false;
      const mayJoin =
        now < stored.endsAt && stored.currency === joiner.currency && !joiner.hasStopped;
      return mayJoin ? repository.insertPlayer(q, id, { memberId, now }) : 'INVALID_STATE';
    });
  }

  return {
    currencyOf,
    detail,
    async list(kind, reader) {
      const { memberId, now } = reader;
      const listing = { memberId, kind, currency: await currencyOf(reader), now };
      const ahead = await repository.listAhead(db, listing);
      const ended = await repository.listEnded(db, listing);
      return [...ahead, ...ended].map((one) => showTournament(one, now));
    },
    async join(id, reader) {
      const entered = await enter(id, reader);
      if (typeof entered === 'string') return { ok: false, error: entered };
      if (entered) await live.publish(id);
      const joined = await detail(id, reader);
      return joined ? { ok: true, detail: joined } : { ok: false, error: 'NOT_FOUND' };
    },
    async winners(currency, memberId) {
      const paid = await repository.listPaid(db, currency, MOST_PAID);
      return Promise.all(
        paid.map(async (tournament) => {
          const { id, kind, title, startsAt, endsAt, players } = tournament;
          const first = await listFirst(db, id, MOST_WINNERS);
          const keptOut = await listKeptOut(
            db,
            first.map((one) => one.memberId),
          );
          const ranks = first
            .filter((one) => one.score > 0 && !keptOut.has(one.memberId))
            .map(createRankView(tournament, memberId));
          return { id, kind, title, startsAt, endsAt, players, ranks };
        }),
      );
    },
  };
}
