import { SLIP_MODES } from '#rules/slip-mode.ts';
import type { CaseContext } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { fixtureLegs, limitsOf, pickOffers, place, slipOf } from '../offers.ts';
import { newcomer, sessionOf } from '../people.ts';
import { creditedDeposit } from './desk.ts';

const AMOUNT = 50_000;
const DAY_MS = 24 * 3_600_000;

/** The day before the server's present, and the one after. */
async function aroundNow(t: CaseContext) {
  const { headers } = await t.call('getMaintenance');
  const now = Number(headers['x-server-time']);
  return { from: now - DAY_MS, to: now + DAY_MS };
}

export const statementCases: readonly Case[] = [
  defineCase({
    id: 'statement/lines',
    what: 'a credited deposit is a line with the balance before and after',
    needs: ['admin', 'manager'],
    async run(t) {
      const { session: as } = await newcomer(t);
      await creditedDeposit(t, as, AMOUNT);
      const listed = t.want(await t.call('getStatement', { as, query: await aroundNow(t) }), 200);
      const [line] = listed.body.data;
      const { before, amount, after } = line ?? {};
      const expected = { before: 0, amount: AMOUNT, after: AMOUNT };
      t.same(listed, 'the newest line', { before, amount, after }, expected);
      t.same(listed, 'the bet of a line without one', line?.bet, null);
    },
  }),
  defineCase({
    id: 'statement/bet',
    what: 'the line of a stake says which bet it was for',
    async run(t) {
      const as = await sessionOf(t, 'member');
      const { minStake } = (await limitsOf(t, as)).prematch;
      const offers = await pickOffers(t, 2);
      const placed = t.want(await place(t, as, slipOf(offers, minStake)), 201);
      const { id, mode, totalOdds, label, legs } = placed.body;
      const query = { ...(await aroundNow(t)), category: 'bet' as const };
      const listed = t.want(await t.call('getStatement', { as, query }), 200);
      const line = listed.body.data.find(({ source }) => source?.id === id);
      const { leg, ...bet } = line?.bet ?? {};
      const isPending = placed.body.status === 'pending';
      const folders = offers.length;
      const expected = { amount: -minStake, mode, totalOdds, label, isPending, folders };
      t.same(listed, 'its line', { amount: line?.amount, ...bet }, expected);
      t.same(
        listed,
        'the first leg',
        leg && fixtureLegs([leg])[0]?.selectionId,
        fixtureLegs(legs)[0]?.selectionId,
      );
      for (const other of SLIP_MODES) {
        const found = await t.call('getStatement', { as, query: { ...query, mode: other } });
        t.want(found, 200);
        const isListed = found.body.data.some(({ source }) => source?.id === id);
        t.same(found, `whether it is among ${other} bets`, isListed, other === mode);
        const others = found.body.data.filter(({ bet: of }) => of?.mode !== other);
        t.same(found, `lines of other modes among ${other} bets`, others, []);
      }
    },
  }),
];
