import { readAnswer } from '../../lib/idempotency.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import { pageOf } from '../../lib/page.ts';
import { type HistoryFilter, readBet, readHistory } from './bet-repository.ts';
import type { Notifier } from './notify.ts';
import { type CancelAnswer, cancelBet, readMembers } from './repository.ts';
import type { Subjects } from './subjects.ts';
import type { MemberContext, Refusal, ShownBet } from './types.ts';

/** More open bets than the stream's snapshot needs to show. */
const MAX_OPEN = 200;

export interface BetPage<View> {
  data: ShownBet<View>[];
  nextCursor: string | null;
}

export interface CancelOrder {
  betId: string;
  /** Member id of who cancels; stored with the ledger entry. */
  actor: string;
  reason: string;
}

export interface WagerService<View> {
  history(filter: HistoryFilter): Promise<BetPage<View>>;
  bet(memberId: string, betId: string): Promise<ShownBet<View> | null>;
  /** What became of a placement by its key; null when the key was never taken. */
  byKey(
    memberId: string,
    key: string,
  ): Promise<{ bet: ShownBet<View> | null; refusals: Refusal[] } | null>;
  /** Pending and accepted bets, newest first, for the snapshot of the member's topic. */
  openBetsOf(memberId: string): Promise<ShownBet<View>[]>;
  /** What a slip is validated against of a member who may bet; null for any other. */
  memberContext(memberId: string): Promise<MemberContext | null>;
  /**
   * Cancels a bet that is accepted or settled: the stake goes back, a pay-out is taken back as far as the balance
   * goes and is a debt beyond it. Who may cancel and when is the caller's to decide.
   */
  cancel(order: CancelOrder): Promise<CancelAnswer>;
}

/** Makes what is read of bets, and their cancellation. */
export function createWagerService<View>(
  { db, clock, ids }: Pick<ModuleDeps, 'db' | 'clock' | 'ids'>,
  subjects: Subjects<View>,
  notifier: Notifier<View>,
): WagerService<View> {
  async function bet(memberId: string, betId: string): Promise<ShownBet<View> | null> {
    const stored = await readBet(db, memberId, betId);
    return stored && ((await subjects.show([stored]))[0] ?? null);
  }

  return {
    bet,
    async history(filter) {
      const rows = await readHistory(db, { ...filter, limit: filter.limit + 1 });
      const { data, nextCursor } = pageOf(rows, filter.limit, ({ placedAt, id }) => ({
        at: placedAt,
        id,
      }));
      return { data: await subjects.show(data), nextCursor };
    },
    async byKey(memberId, key) {
      const stored = await readAnswer(db, { memberId, scope: 'bet', key });
      if (!stored) return null;
      if (stored.status === 422) return { bet: null, refusals: stored.answer as Refusal[] };
      return { bet: await bet(memberId, (stored.answer as { id: string }).id), refusals: [] };
    },
    openBetsOf: async (memberId) =>
      subjects.show(await readHistory(db, { memberId, state: 'open', limit: MAX_OPEN })),
    memberContext: async (memberId) => (await readMembers(db, [memberId])).get(memberId) ?? null,
    async cancel(order) {
      const answer = await cancelBet(db, { ...order, txId: ids.id('txn') }, clock.now());
      if (answer === 'cancelled') await notifier.betsChanged([order.betId]);
      return answer;
    },
  };
}
