import type { OddsPolicy } from '#rules/odds-policy.ts';
import { readAnswer } from '../../lib/idempotency.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import { recordAudit } from '../admin/index.ts';
import {
  encodeCursor,
  type HistoryFilter,
  readBet,
  readHistory,
  showBet,
  type StoredBet,
} from './history.ts';
import { settingOf } from './limits.ts';
import type { Correction, SportsPort } from './ports.ts';
import { readMembers, saveOddsPolicy } from './repository.ts';
import type { Settlement } from './settle.ts';
import type { Bet, BetSetting, Refusal, Score } from './types.ts';

/** More open bets than the stream's snapshot needs to show. */
const MAX_OPEN = 200;

export interface CorrectInput {
  fixtureId: string;
  scores: Record<string, Score>;
  reason: string;
  /** Member id of the admin. */
  actor: string;
  ip: string;
}

export interface BetPage {
  data: Bet[];
  nextCursor: string | null;
}

export interface BetService {
  history(filter: HistoryFilter): Promise<BetPage>;
  bet(memberId: string, betId: string): Promise<Bet | null>;
  /** What became of a placement by its key; null when the key was never taken. */
  byKey(memberId: string, key: string): Promise<{ bet: Bet | null; refusals: Refusal[] } | null>;
  /** Pending and accepted bets, newest first, for the snapshot of the member's topic. */
  openBetsOf(memberId: string): Promise<Bet[]>;
  setting(memberId: string): Promise<BetSetting | null>;
  setOddsPolicy(memberId: string, policy: OddsPolicy): Promise<void>;
  /** Settles the fixture again by corrected scores; answers how many bets changed. */
  correctResult(
    input: CorrectInput,
  ): Promise<{ ok: true; bets: number } | Exclude<Correction, { ok: true }>>;
}

type Deps = Pick<ModuleDeps, 'db' | 'clock'>;

/** Makes what members read of their bets, and the correction of results. */
export function createBetService(
  { db, clock }: Deps,
  sports: SportsPort,
  settlement: Settlement,
): BetService {
  async function show(bets: readonly StoredBet[]): Promise<Bet[]> {
    const states = await sports.states(bets.flatMap((bet) => bet.legs.map((leg) => leg.fixtureId)));
    return bets.map((bet) => showBet(bet, states));
  }

  async function bet(memberId: string, betId: string): Promise<Bet | null> {
    const stored = await readBet(db, memberId, betId);
    return stored && ((await show([stored]))[0] ?? null);
  }

  return {
    bet,
    async history(filter) {
      const rows = await readHistory(db, { ...filter, limit: filter.limit + 1 });
      const page = rows.slice(0, filter.limit);
      const last = page.at(-1);
      return {
        data: await show(page),
        nextCursor: rows.length > page.length && last ? encodeCursor(last) : null,
      };
    },
    async byKey(memberId, key) {
      const stored = await readAnswer(db, { memberId, scope: 'bet', key });
      if (!stored) return null;
      if (stored.status === 422) return { bet: null, refusals: stored.answer as Refusal[] };
      return { bet: await bet(memberId, (stored.answer as Bet).id), refusals: [] };
    },
    openBetsOf: async (memberId) =>
      show(await readHistory(db, { memberId, state: 'open', limit: MAX_OPEN })),
    async setting(memberId) {
      const member = (await readMembers(db, [memberId])).get(memberId);
      return member ? settingOf(member) : null;
    },
    setOddsPolicy: (memberId, policy) => saveOddsPolicy(db, memberId, policy),
    async correctResult({ fixtureId, scores, reason, actor, ip }) {
      const correction = await db.tx(async (q) => {
        const [before] = await q.query<{ scores: unknown }>(
          'select scores from fixture where id = $1',
          [fixtureId],
        );
        const result = await sports.correct(q, fixtureId, scores);
        if (result.ok) {
          const record = {
            action: 'fixture.correct',
            target: fixtureId,
            before: before?.scores,
            after: { scores, reason },
          };
          await recordAudit(q, { at: clock.now(), actor, ip, ...record });
        }
        return result;
      });
      if (!correction.ok) return correction;
      await sports.corrected(fixtureId);
      // A crash here loses nothing: the fixture is marked, the settlement task goes on.
      const { settled } = await settlement.settleFixture(fixtureId);
      return { ok: true, bets: settled };
    },
  };
}
