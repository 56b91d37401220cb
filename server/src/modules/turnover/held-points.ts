import { ENTRY, type Entry } from '#rules/ledger.ts';
import type { Queryable } from '../../lib/db.ts';
import { ledgerIdOf, type Posting, type WalletService } from '../wallet/index.ts';
import * as held from './held-repository.ts';
import type { HeldBonus } from './held-repository.ts';

/** Who lets go of held points, from where and when. */
export interface By {
  actor: string;
  ip?: string | null;
  reason?: string | null;
  at: number;
}

const keyOf = (id: string, what: 'release' | 'forfeit') => `bonus:${id}:${what}`;

/** Held points go to the member, or back to the house. The caller has locked the member's money account. */
export function createHeldPoints(wallet: Pick<WalletService, 'book'>) {
  function lines(memberId: string, points: number, to: 'points' | 'house:bonus'): Posting['lines'] {
    const currency = 'POINT' as const;
    const owner = to === 'points' ? memberId : null;
    return [
      { account: { owner: memberId, kind: 'points_held', currency }, amount: -points },
      { account: { owner, kind: to, currency }, amount: points },
    ];
  }

  async function move(
    q: Queryable,
    { id, memberId }: HeldBonus,
    { key, entry, to }: { key: string; entry: Entry; to: 'points' | 'house:bonus' },
    by: By,
  ): Promise<number> {
    const points = await held.takeHeld(q, id);
    if (points > 0) await wallet.book(q, { ...by, key, entry, lines: lines(memberId, points, to) });
    return points;
  }

  return {
    /** How many the member got, 0 where none are held any more. */
    release: (q: Queryable, bonus: HeldBonus, by: By) =>
      move(
        q,
        bonus,
        { key: keyOf(bonus.id, 'release'), entry: ENTRY.depositBonusRelease, to: 'points' },
        by,
      ),
    /** How many the house got back, 0 where none are held any more. */
    forfeit: (q: Queryable, bonus: HeldBonus, by: By) =>
      move(
        q,
        bonus,
        { key: keyOf(bonus.id, 'forfeit'), entry: ENTRY.depositBonusForfeit, to: 'house:bonus' },
        by,
      ),
    /** Id of what gave the member the points; null where nothing did. */
    releasedBy: (q: Queryable, { id }: HeldBonus) => ledgerIdOf(q, keyOf(id, 'release')),
    /**
     * Takes back what a bonus brought, booked under `key`: what is held, or what was released, which then is held for that moment.
     * Forfeited points are the house's already.
     */
    async takeBack(q: Queryable, bonus: HeldBonus, key: string, by: By): Promise<void> {
      const { id, memberId, points } = bonus;
      const entry = ENTRY.depositBonusCancel;
      const released = await ledgerIdOf(q, keyOf(id, 'release'));
      const taken = await held.takeHeld(q, id);
      if (released === null && taken === 0) return;
      if (released !== null) {
        const undone = lines(memberId, -points, 'points');
        const again = { key: `${keyOf(id, 'release')}:reverse`, reverses: released };
        await wallet.book(q, { ...by, ...again, entry, lines: undone });
      }
      const back = { key: `${key}:reverse`, reverses: await ledgerIdOf(q, key) };
      await wallet.book(q, {
        ...by,
        ...back,
        entry,
        lines: lines(memberId, points, 'house:bonus'),
      });
    },
  };
}
