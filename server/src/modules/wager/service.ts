import { readAnswer } from '../../lib/idempotency.ts';
import type { ModuleDeps } from '../../module.ts';
import { pageOf } from '../../lib/page.ts';
import { SETTLEMENT_LABEL } from '#rules/leg-result.ts';
import { readBet, readBets } from './bet-repository.ts';
import * as historyRepository from './history-repository.ts';
import type { Notifier } from './notify.ts';
import { readMembers } from './repository.ts';
import type { Subjects } from './subjects.ts';
import { type BetSummary, summaryOf } from './summary.ts';
import type { MemberContext, Refusal, ShownBet } from './types.ts';

/** More open bets than the stream's snapshot needs to show. */
const MAX_OPEN = 200;
const OPEN = SETTLEMENT_LABEL.inProgress;

export interface BetPage<View> {
  data: ShownBet<View>[];
  nextCursor: string | null;
}

export interface WagerService<View> {
  history(filter: historyRepository.HistoryFilter): Promise<BetPage<View>>;
  /** Counts and sums of what `history` lists. */
  summary(filter: historyRepository.SummaryFilter): Promise<BetSummary>;
  bet(memberId: string, betId: string): Promise<ShownBet<View> | null>;
  /** Those of these bets that are the member's, in no order. */
  betsOf(memberId: string, betIds: readonly string[]): Promise<ShownBet<View>[]>;
  /** These bets whoever's they are, in no order; what others may see of them is for the caller to say. */
  betsNamed(betIds: readonly string[]): Promise<ShownBet<View>[]>;
  /** What became of a placement by its key; null when the key was never taken. */
  byKey(
    memberId: string,
    key: string,
  ): Promise<{ bet: ShownBet<View> | null; refusals: Refusal[] } | null>;
  /** Pending and accepted bets, newest first, for the snapshot of the member's topic; none in parts, which come and go within a second. */
  openBetsOf(memberId: string): Promise<ShownBet<View>[]>;
  /** What a slip is validated against of a member who may bet; null for any other. */
  memberContext(memberId: string): Promise<MemberContext | null>;
  /** How many settled bets have a result that the member has not seen. */
  unseenResults(memberId: string): Promise<number>;
  /** The member has opened the history: every result is seen, on all devices. */
  seeResults(memberId: string): Promise<void>;
}

export function createWagerService<View>(
  { db }: Pick<ModuleDeps, 'db'>,
  subjects: Subjects<View>,
  notifier: Pick<Notifier<View>, 'figuresChanged'>,
): WagerService<View> {
  async function bet(memberId: string, betId: string): Promise<ShownBet<View> | null> {
    const stored = await readBet(db, memberId, betId);
    return stored && ((await subjects.show([stored]))[0] ?? null);
  }

  const { readHistory, readDaySums, countUnseen, positionOf, seeResults } = historyRepository;

  return {
    bet,
    async betsOf(memberId, betIds) {
      const stored = await readBets(db, betIds);
      return subjects.show(stored.filter((one) => one.memberId === memberId));
    },
    betsNamed: async (betIds) => subjects.show(await readBets(db, betIds)),
    async history(filter) {
      const rows = await readHistory(db, { ...filter, limit: filter.limit + 1 });
      const { data, nextCursor } = pageOf(rows, filter.limit, (bet) =>
        positionOf(bet, filter.order),
      );
      return { data: await subjects.show(data), nextCursor };
    },
    summary: async (filter) => summaryOf(await readDaySums(db, filter)),
    async byKey(memberId, key) {
      const stored = await readAnswer(db, { memberId, scope: 'bet', key });
      if (!stored) return null;
      if (stored.status === 422) return { bet: null, refusals: stored.answer as Refusal[] };
      return { bet: await bet(memberId, (stored.answer as { id: string }).id), refusals: [] };
    },
    openBetsOf: async (memberId) =>
      subjects.show(
        await readHistory(db, { memberId, label: OPEN, isWhole: true, limit: MAX_OPEN }),
      ),
    memberContext: async (memberId) => (await readMembers(db, [memberId])).get(memberId) ?? null,
    unseenResults: async (memberId) => (await countUnseen(db, [memberId])).get(memberId) ?? 0,
    async seeResults(memberId) {
      await seeResults(db, memberId);
      // Not simply 0: a settlement may have committed since.
      await notifier.figuresChanged([memberId]);
    },
  };
}
