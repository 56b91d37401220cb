import { CASH_OUT_LONGEST_ODDS, cashOutOffer, cashOutPart } from '#rules/cash-out.ts';
import { sharesChances } from '#rules/cash-out-market.ts';
import { LEG_RESULT } from '#rules/leg-result.ts';
import { marketType } from '#rules/markets/market-types.ts';
import type { Session } from '../../site/site.ts';
import { type CaseContext, notTried, type Schemas } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { limitsOf, newKey, type Offer, offersOf, place, slipOf, upcoming } from '../offers.ts';
import { moneyOf, sessionOf } from '../people.ts';

const NOBODY = 'bet_of_nobody';

/** An upcoming selection whose market has a cash-out. */
async function pickPriced(t: CaseContext): Promise<Offer> {
  const all = (await upcoming(t)).flatMap((fixture) =>
    offersOf(fixture).filter(({ market: { typeId, line }, leg: { odds } }) => {
      const type = marketType(typeId);
      const isPriced = type !== undefined && sharesChances(type, line, fixture.sport);
      return isPriced && odds < CASH_OUT_LONGEST_ODDS;
    }),
  );
  const offer = all[Math.floor(Math.random() * all.length)];
  return offer ?? notTried('no upcoming market has a cash-out');
}

const cashOut = (
  t: CaseContext,
  as: Session,
  betId: string,
  body: Schemas['CashOutRequest'],
  key = newKey(),
) => t.call('cashOut', { as, path: { betId }, body, headers: { 'Idempotency-Key': key } });

async function offerOf(t: CaseContext, as: Session, betId: string) {
  const answer = t.want(await t.call('getCashOutOffers', { as }), 200);
  const offer = answer.body.offers.find((one) => one.betId === betId);
  return offer ?? notTried('the member has more open bets than there are offers for');
}

const setTarget = (t: CaseContext, as: Session, betId: string, target: number) =>
  t.call('setCashOutTarget', { as, path: { betId }, body: { target } });
const removeTarget = (t: CaseContext, as: Session, betId: string) =>
  t.call('removeCashOutTarget', { as, path: { betId } });

export const cashOutCases: readonly Case[] = [
  defineCase({
    id: 'cash-out/paid',
    what: 'a bet is cashed out in part and then whole, by the formula, once a key',
    async run(t) {
      const as = await sessionOf(t, 'member');
      const { minStake } = (await limitsOf(t, as)).prematch;
      const picked = await pickPriced(t);
      const stake = 2 * minStake;
      const bet = t.want(await place(t, as, slipOf([picked], stake)), 201);
      const { id } = bet.body;
      const before = await moneyOf(t, as);
      const { amount, ...offer } = await offerOf(t, as, id);
      if (amount === null) notTried(`its market is ${offer.reason} now`);
      t.same('getCashOutOffers', 'what is left and may go on', offer, {
        betId: id,
        stake,
        minStake,
        reason: null,
        waitMs: 0,
      });
      const market = picked.market.selections.map(({ odds }) => odds);
      const price = { picked: picked.leg.odds, market };
      const legs = [{ odds: picked.leg.odds, result: LEG_RESULT.open, price }];
      // Only then are the odds those of the board.
      if (t.site.clockMode === 'manual') {
        t.touch('cash-out cases');
        t.same(
          'getCashOutOffers',
          'the offer by the formula',
          amount,
          cashOutOffer({ stake, legs, bonusFolders: null }),
        );
      }
      const part = cashOutPart({ stake, offer: amount, part: minStake }, minStake)?.pays ?? 0;
      const key = newKey();
      const body = { stake: minStake, amount: part };
      const answer = t.want(await cashOut(t, as, id, body, key), 201);
      if (answer.body.status !== 'done') notTried(`the offer has ${answer.body.reason}`);
      t.same('getMember', 'the money after a part', await moneyOf(t, as), before + part);
      t.same(
        'cashOut',
        'the answer to a repeat',
        (await cashOut(t, as, id, body, key)).body,
        answer.body,
      );
      const other = { stake: minStake, amount: 1 };
      t.check(await cashOut(t, as, id, other, key), 'IDEMPOTENCY_KEY_REUSED');
      const less = await cashOut(t, as, id, { stake: minStake - 1, amount: 1 });
      t.same(less, 'the reason of what leaves too little', less.body.reason, 'part');
      const dear = await cashOut(t, as, id, { stake: minStake, amount: stake * 1_000 });
      t.same(dear, 'the reason of what is below it', dear.body.reason, 'changed');
      t.check(await setTarget(t, as, id, stake * 1_000), 204);
      t.check(await removeTarget(t, as, id), 204);
      t.check(await removeTarget(t, as, id), 204, 'once more');
      const rest = t.want(await cashOut(t, as, id, { stake: minStake, amount: 1 }), 201);
      const read = t.want(await t.call('getBet', { as, path: { betId: id } }), 200);
      const paid = part + (rest.body.amount ?? 0);
      const { status, payout, cashOut: cashed } = read.body;
      t.same(
        read,
        'the bet',
        { status, payout, stake: cashed?.stake, amount: cashed?.amount },
        { status: 'settled', payout: paid, stake, amount: paid },
      );
      t.same('getMember', 'the money after all', await moneyOf(t, as), before + paid);
      const over = await cashOut(t, as, id, { stake: 1, amount: 1 });
      t.same(over, 'the reason of a bet that is over', over.body.reason, 'closed');
      t.check(await setTarget(t, as, id, 1), 'INVALID_STATE');
      t.check(await cashOut(t, as, NOBODY, other), 'NOT_FOUND');
      t.check(await setTarget(t, as, NOBODY, 1), 'NOT_FOUND');
      t.check(await removeTarget(t, as, NOBODY), 'NOT_FOUND');
    },
  }),
];
