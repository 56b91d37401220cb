import type { Currency } from '#rules/money.ts';
import { EMPTY_BALANCE, type TurnoverProgress, turnoverProgress } from '#rules/turnover.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Ids } from '../../lib/ids.ts';
import * as repository from './repository.ts';
import type { NewRequirement, TurnoverSource } from './repository.ts';

type Source = Pick<NewRequirement, 'source' | 'sourceId'>;

export interface TurnoverService {
  /** Requires a turnover for a credit, once for its source; nothing is kept of one of 0. */
  require(q: Queryable, requirement: Omit<NewRequirement, 'id'>): Promise<void>;
  /**
   * Ends what is required where nothing of the money is left. Call it before every credit, in a transaction that has
   * locked the member's money account.
   */
  closeIfEmpty(
    q: Queryable,
    member: { memberId: string; currency: Currency; at: number },
  ): Promise<void>;
  /** Ends what a credit required that was taken back. */
  closeReversed(q: Queryable, source: Source & { at: number }): Promise<void>;
  /**
   * Ends what is met of what was required when a withdrawal was accepted, oldest first, so that old bets are not counted for
   * ever. What came beside the withdrawal under an earlier instant and is not met stays. The caller has locked the member's
   * money account.
   */
  closeMet(
    q: Queryable,
    member: { memberId: string; openedUntil: number; at: number },
  ): Promise<void>;
  /** Counts what is required and done, from the settled bets as they are now. */
  progress(q: Queryable, memberId: string): Promise<TurnoverProgress>;
}

export type { TurnoverSource };

/** Makes the keeper of what has to be bet before a withdrawal. */
export function createTurnoverService({ ids }: { ids: Ids }): TurnoverService {
  /** What is done of each open requirement, the oldest first. */
  async function count(q: Queryable, memberId: string) {
    const requirements = await repository.listOpen(q, memberId);
    const [oldest] = requirements;
    const bets = oldest ? await repository.listSettledBets(q, memberId, oldest.openedAt) : [];
    return { requirements, ...turnoverProgress(requirements, bets) };
  }

  return {
    async require(q, requirement) {
      if (requirement.required > 0)
        await repository.insertRequirement(q, { ...requirement, id: ids.id('tur') });
    },
    async closeIfEmpty(q, { memberId, currency, at }) {
      if (!(await repository.isEmpty(q, memberId, EMPTY_BALANCE[currency]))) return;
      await repository.closeEmpty(q, { memberId, at });
    },
    closeReversed: (q, source) => repository.closeSource(q, { ...source, reason: 'reversed' }),
    async closeMet(q, { memberId, openedUntil, at }) {
      const { requirements, each } = await count(q, memberId);
      const unmet = requirements.findIndex(
        ({ required, openedAt }, index) => openedAt > openedUntil || (each[index] ?? 0) < required,
      );
      const met = unmet < 0 ? requirements : requirements.slice(0, unmet);
      await repository.closeMet(q, { ids: met.map(({ id }) => id), at });
    },
    async progress(q, memberId) {
      const { required, done, rest, each } = await count(q, memberId);
      return { required, done, rest, each };
    },
  };
}
