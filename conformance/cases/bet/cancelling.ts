import { MAX_CANCELS_A_DAY } from '#rules/cancel.ts';
import { isUpcoming } from '#rules/fixture-status.ts';
import type { Session } from '../../site/site.ts';
import { type CaseContext, notTried } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { limitsOf, offersOf, pickOffers, place, readBoards, serverNow, slipOf } from '../offers.ts';
import { moneyOf, sessionOf } from '../people.ts';

async function placed(t: CaseContext, as: Session) {
  const { minStake } = (await limitsOf(t, as)).prematch;
  const answer = t.want(await place(t, as, slipOf(await pickOffers(t, 1), minStake)), 201);
  return answer.body;
}

const cancel = (t: CaseContext, as: Session, betId: string) =>
  t.call('cancelBet', { as, path: { betId } });

const TOO_LATE_MS = 30 * 60_000;

export const cancelCases: readonly Case[] = [
  defineCase({
    id: 'cancel/too-late',
    what: 'a bet on a match that starts within half an hour cannot be cancelled',
    async run(t) {
      const as = await sessionOf(t, 'member');
      const [boards, now] = [await readBoards(t, 'cross'), await serverNow(t)];
      const soon = boards
        .flatMap(({ fixtures }) => fixtures)
        .find(
          ({ status, startsAt }) =>
            isUpcoming(status) && startsAt - now < TOO_LATE_MS && startsAt > now,
        );
      const [offer] = soon ? offersOf(soon) : [];
      if (!offer) notTried('no match starts within half an hour');
      const { minStake } = (await limitsOf(t, as)).prematch;
      const bet = t.want(await place(t, as, slipOf([offer], minStake)), 201);
      t.same(bet, 'cancelUntil', bet.body.cancelUntil, null);
      t.check(await cancel(t, as, bet.body.id), 'CANCEL_TOO_LATE');
    },
  }),
  defineCase({
    id: 'cancel/paid-back',
    what: 'a cancelled bet gives its stake back once, three times a day',
    needs: ['other'],
    async run(t) {
      const as = await sessionOf(t, 'other');
      for (let done = 0; done < MAX_CANCELS_A_DAY; done += 1) {
        const before = await moneyOf(t, as);
        const { id, stake } = await placed(t, as);
        const answer = await cancel(t, as, id);
        if (answer.code === 'CANCEL_LIMIT' && done === 0)
          notTried(`${as.name} has cancelled ${MAX_CANCELS_A_DAY} bets today already`);
        t.want(answer, 200);
        const { status, label, payout } = answer.body;
        const cancelled = { status: 'cancelled', label: -1, payout: stake };
        t.same(answer, 'a cancelled bet', { status, label, payout }, cancelled);
        t.same('cancelBet', 'the money: all of it back', await moneyOf(t, as), before);
        const again = await cancel(t, as, id);
        t.check(again, 200, 'cancelled once more');
        t.same('cancelBet', 'the money after a repeat', await moneyOf(t, as), before);
      }
      t.check(await cancel(t, as, (await placed(t, as)).id), 'CANCEL_LIMIT');
      t.check(await cancel(t, as, 'bet_of_nobody'), 'NOT_FOUND');
    },
  }),
];
