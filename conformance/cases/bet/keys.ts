import { type Case, defineCase } from '../define-case.ts';
import type { CaseContext } from '../context.ts';
import { limitsOf, newKey, pickOffers, place, type Slip, slipOf } from '../offers.ts';
import { moneyOf, regular, SHARED, sessionOf } from '../people.ts';

const TABS = 5;

async function smallSlip(t: CaseContext, more: Partial<Slip> = {}) {
  const as = await sessionOf(t, 'member');
  const { minStake } = (await limitsOf(t, as)).prematch;
  return {
    as,
    key: newKey(),
    stake: minStake,
    slip: slipOf(await pickOffers(t, 2), minStake, more),
  };
}

export const keyCases: readonly Case[] = [
  defineCase({
    id: 'bet/replay',
    what: 'the same key and body get the same answer, and are charged once',
    async run(t) {
      const { as, key, slip, stake } = await smallSlip(t);
      const before = await moneyOf(t, as);
      const first = t.want(await place(t, as, slip, key), 201);
      const again = await place(t, as, slip, key);
      t.check(again, 201);
      t.same(again, 'the first answer', again.body, first.body);
      t.same(
        'placeBet',
        'the money after a repeat: before − one stake',
        await moneyOf(t, as),
        before - stake,
      );
    },
  }),
  defineCase({
    id: 'bet/reused-key',
    what: 'a key is good for one body, which it keeps',
    needs: ['other'],
    async run(t) {
      const { as, key, slip, stake } = await smallSlip(t);
      const first = t.want(await place(t, as, slip, key), 201);
      const changed = await place(t, as, { ...slip, stake: stake + 1 }, key);
      t.check(changed, 'IDEMPOTENCY_KEY_REUSED', 'another stake');
      const byKey = await t.call('getBetByKey', { as, path: { key } });
      t.check(byKey, 200);
      t.same(byKey, 'the bet of the key', byKey.body.bet?.id, first.body.id);
      const other = await sessionOf(t, 'other');
      const theirs = await place(t, other, slip, key);
      t.check(theirs, 201, 'a key is its member’s own');
      t.holds(theirs, theirs.body.id !== first.body.id, 'a bet of their own', theirs.body.id);
    },
  }),
  defineCase({
    id: 'bet/two-tabs',
    what: 'one key sent several times at once is one bet',
    async run(t) {
      const { as, key, slip, stake } = await smallSlip(t);
      const before = await moneyOf(t, as);
      const answers = await Promise.all(
        Array.from({ length: TABS }, () => place(t, as, slip, key)),
      );
      for (const answer of answers) t.check(answer, 201);
      const ids = new Set(answers.map(({ body }) => body.id));
      t.same('placeBet', `bets of ${TABS} calls at once`, ids.size, 1);
      t.same('placeBet', 'the money: before − one stake', await moneyOf(t, as), before - stake);
    },
  }),
  defineCase({
    id: 'bet/refusal-kept',
    what: 'a refused placement keeps its answer, though the same slip would be taken now',
    async run(t) {
      const { as, key, slip } = await smallSlip(t);
      const none = { ...slip, stake: 1 };
      const first = t.want(await place(t, as, none, key), 'BET_REFUSED');
      const again = await place(t, as, none, key);
      t.check(again, 'BET_REFUSED');
      const { requestId: _, ...kept } = again.body as unknown as { requestId: string };
      const { requestId: __, ...answered } = first.body as unknown as { requestId: string };
      t.same(again, 'the first answer', kept, answered);
      const byKey = await t.call('getBetByKey', { as, path: { key } });
      t.check(byKey, 200);
      t.same(byKey, 'the bet', byKey.body.bet, null);
      t.holds(byKey, byKey.body.refusals.length > 0, 'its refusals', byKey.body.refusals);
    },
  }),
  defineCase({
    id: 'bet/nothing-stored',
    what: 'a body that breaks the contract leaves its key unused',
    async run(t) {
      const { as, key, slip } = await smallSlip(t);
      const broken = { ...slip, stake: 1.5 };
      t.check(await place(t, as, broken, key), 'VALIDATION');
      t.check(await t.call('getBetByKey', { as, path: { key } }), 'NOT_FOUND');
      t.check(await place(t, as, slip, key), 201, 'the key is free');
    },
  }),
  defineCase({
    id: 'bet/overdraft',
    what: 'bets placed at once cost no more than there is',
    needs: ['admin'],
    async run(t) {
      const as = await regular(t, SHARED);
      const { minStake } = (await limitsOf(t, as)).prematch;
      const slip = slipOf(await pickOffers(t, 1), minStake);
      const answers = await Promise.all(Array.from({ length: TABS }, () => place(t, as, slip)));
      for (const answer of answers) t.check(answer, 'BET_REFUSED', 'a member without money');
      t.same('getMember', 'the money', await moneyOf(t, as), 0);
    },
  }),
];
