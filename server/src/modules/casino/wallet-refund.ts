import type { Queryable } from '../../lib/db.ts';
import type { WagerParts } from '../wager/index.ts';
import type { RoundRefund } from './types.ts';
import { balanceAnswer } from './wallet-answer.ts';
import { entryFor } from './wallet-entries.ts';
import { changeRound, insertTx, readParts, roundOfBet } from './wallet-repository.ts';
import { STAFF_TX } from './wallet-steps.ts';

/** For a round that its provider did not end. */
export function createRoundRefund(parts: WagerParts) {
  return async (
    q: Queryable,
    { betId, actor, ip, reason, now }: RoundRefund,
  ): Promise<'refunded' | 'NOT_FOUND' | 'INVALID_STATE'> => {
    const found = await roundOfBet(q, betId);
    if (!found) return 'NOT_FOUND';
    let balance = (await parts.lock(q, found.memberId, found.currency)) ?? 0;
    const round = await roundOfBet(q, betId);
    if (round?.state !== 'open' || round.won > 0) return 'INVALID_STATE';
    const { providerId, sessionId, roundId, staked } = round;
    const { left, taken } = await readParts(q, betId);
    for (const [n, { txId: refTxId, amount }] of left.entries()) {
      const txId = `${STAFF_TX}${betId}.${n + 1}`;
      const isLast = n === left.length - 1;
      const entry = entryFor('refund', { providerId, txId, betId, amount });
      const given = { ...entry, actor, ip, reason, taken: isLast ? taken : null };
      if (!(await parts.giveBack(q, given, now))) throw new Error(`bet ${betId} is over`);
      balance += amount;
      const tx = { providerId, txId, kind: 'refund' as const, sessionId, roundId, refTxId, amount };
      await insertTx(q, { ...tx, ...balanceAnswer(balance), bodyHash: '', betId, now });
    }
    await changeRound(q, betId, { staked: -staked, state: { to: 'refunded', now } });
    return 'refunded';
  };
}
