import type { components } from '#contract/types.gen.ts';
import type { Currency } from '#rules/money.ts';
import { EMPTY_BALANCE, turnoverProgress } from '#rules/turnover.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Ids } from '../../lib/ids.ts';
import { lockMoney, type WalletService } from '../wallet/index.ts';
import { type By, createHeldPoints } from './held-points.ts';
import * as held from './held-repository.ts';
import * as repository from './repository.ts';
import type { NewRequirement, TurnoverSource } from './repository.ts';

export type Turnover = components['schemas']['Turnover'];

type Source = Pick<NewRequirement, 'source' | 'sourceId'>;

export interface TurnoverService {
  /**
   * Requires a turnover for a credit, once for its source; nothing is kept of one of 0. The points of its bonus are in
   * `points_held` by a posting of the caller.
   */
  require(q: Queryable, requirement: Omit<NewRequirement, 'id'>): Promise<void>;
  /**
   * Ends what is required where nothing of the money is left; points that are held for it are forfeited. Call it before every
   * credit, in a transaction that has locked the member's money account.
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
  /**
   * Gives a member the held points whose turnover is done, each once. The caller has locked the member's money account.
   */
  settleHeld(q: Queryable, memberId: string, at: number): Promise<void>;
  /**
   * Forfeits the held points of one requirement, of which the amount itself is left. Null once that is so, before or now. Points
   * whose turnover is done are the member's: they are released, and that is INVALID_STATE.
   */
  giveUp(
    q: Queryable,
    bonus: { memberId: string; id: string; ip: string; at: number },
  ): Promise<'NOT_FOUND' | 'INVALID_STATE' | null>;
  /** How many points of a credit the member has free by now, which a reversal takes back. */
  releasedOf(q: Queryable, source: Source): Promise<number>;
  /** Takes back the points that a credit brought under a key of the ledger; the caller has locked the member's money account. */
  takeBackPoints(q: Queryable, bonus: Source & { key: string }, by: By): Promise<void>;
  /** Counts what is required and done, from the settled bets as they are now. */
  progress(q: Queryable, memberId: string): Promise<Turnover>;
}

export type { TurnoverSource };

const SYSTEM = 'system';

/** What is done of each open requirement of a member, the oldest first. */
async function count(q: Queryable, memberId: string) {
  const requirements = await repository.listOpen(q, memberId);
  const [oldest] = requirements;
  const bets = oldest ? await repository.listSettledBets(q, memberId, oldest.openedAt) : [];
  return { requirements, ...turnoverProgress(requirements, bets) };
}

async function progress(q: Queryable, memberId: string): Promise<Turnover> {
  const { requirements, each, required, done, rest } = await count(q, memberId);
  const bonuses = requirements.flatMap(({ id, heldPoints, base, ...one }, index) =>
    heldPoints > 0 && base !== null
      ? [
          {
            id,
            points: heldPoints,
            required: one.required,
            done: each[index] ?? 0,
            requiredWithout: base,
          },
        ]
      : [],
  );
  return { required, done, rest, held: bonuses };
}

export function createTurnoverService(
  { ids }: { ids: Ids },
  wallet: Pick<WalletService, 'book'>,
): TurnoverService {
  const points = createHeldPoints(wallet);

  async function settleHeld(q: Queryable, memberId: string, at: number): Promise<void> {
    const bonuses = await held.listHeld(q, memberId, at);
    if (bonuses.length === 0) return;
    const { requirements, each } = await count(q, memberId);
    const met = new Set(
      requirements.flatMap(({ id, required }, n) => ((each[n] ?? 0) >= required ? [id] : [])),
    );
    for (const bonus of bonuses)
      if (met.has(bonus.id)) await points.release(q, bonus, { actor: SYSTEM, at });
  }

  return {
    settleHeld,
    progress,
    async require(q, requirement) {
      if (requirement.required > 0)
        await repository.insertRequirement(q, { ...requirement, id: ids.id('tur') });
    },
    async closeIfEmpty(q, { memberId, currency, at }) {
      if (!(await repository.isEmpty(q, memberId, EMPTY_BALANCE[currency]))) return;
      // The last bet may have done the turnover and lost the money.
      await settleHeld(q, memberId, at);
      for (const bonus of await held.listHeld(q, memberId, at))
        await points.forfeit(q, bonus, { actor: SYSTEM, at });
      await repository.closeEmpty(q, { memberId, at });
    },
    closeReversed: (q, source) => repository.closeSource(q, { ...source, reason: 'reversed' }),
    async closeMet(q, { memberId, openedUntil, at }) {
      await settleHeld(q, memberId, at);
      const { requirements, each } = await count(q, memberId);
      const unmet = requirements.findIndex(
        ({ required, openedAt }, index) => openedAt > openedUntil || (each[index] ?? 0) < required,
      );
      const met = unmet < 0 ? requirements : requirements.slice(0, unmet);
      await repository.closeMet(q, { ids: met.map(({ id }) => id), at });
    },
    async giveUp(q, { memberId, id, ip, at }) {
      await lockMoney(q, memberId);
      const bonus = await held.readBonus(q, id);
      if (bonus?.memberId !== memberId || bonus.points === 0) return 'NOT_FOUND';
      if (bonus.givenUpAt !== null) return null;
      await settleHeld(q, memberId, at);
      const forfeited = await points.forfeit(q, bonus, { actor: memberId, ip, at });
      if (forfeited === 0) return 'INVALID_STATE';
      await held.lowerToBase(q, id, at);
      return null;
    },
    async releasedOf(q, { source, sourceId }) {
      const bonus = await held.readBonusOf(q, source, sourceId);
      return bonus && (await points.releasedBy(q, bonus)) !== null ? bonus.points : 0;
    },
    async takeBackPoints(q, { source, sourceId, key }, by) {
      const bonus = await held.readBonusOf(q, source, sourceId);
      if (bonus && bonus.points > 0) await points.takeBack(q, bonus, key, by);
    },
  };
}
