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
  /** Ends what was met when a withdrawal was accepted, so that old bets are not counted for ever. */
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
  return {
    async require(q, requirement) {
      if (requirement.required > 0)
        await repository.insertRequirement(q, { ...requirement, id: ids.id('tur') });
    },
    async closeIfEmpty(q, { memberId, currency, at }) {
      if (!(await repository.isEmpty(q, memberId, EMPTY_BALANCE[currency]))) return;
      await repository.closeOpen(q, { memberId, reason: 'empty', openedUntil: at, at });
    },
    closeReversed: (q, source) => repository.closeSource(q, { ...source, reason: 'reversed' }),
    closeMet: (q, member) => repository.closeOpen(q, { ...member, reason: 'met' }),
    async progress(q, memberId) {
      const requirements = await repository.listOpen(q, memberId);
      const [oldest] = requirements;
      const bets = oldest ? await repository.listSettledBets(q, memberId, oldest.openedAt) : [];
      return turnoverProgress(requirements, bets);
    },
  };
}
