import { BET_TYPES } from '#rules/figures.ts';
import { type Case, defineCase } from '../define-case.ts';
import { creditedDeposit } from '../money/desk.ts';
import { newcomer, sessionOf } from '../people.ts';

const DAY_MS = 86_400_000;
const SEOUL_MS = 9 * 3_600_000;

export const figuresCases: readonly Case[] = [
  defineCase({
    id: 'figures/deposit',
    what: 'the figures of a day have what was credited, and the audit record says who did it',
    needs: ['admin', 'manager'],
    async run(t) {
      const as = await sessionOf(t, 'manager');
      const { session } = await newcomer(t);
      const alive = await t.call('getMember', { as });
      const now = Number(alive.headers['x-server-time']);
      const from = Math.floor((now + SEOUL_MS) / DAY_MS) * DAY_MS - SEOUL_MS;
      const query = { from: String(from), to: String(from + DAY_MS) };
      const read = async () => {
        const answer = t.want(await t.call('getFigures', { as, query }), 200);
        const won = answer.body.currencies.find(({ currency }) => currency === 'KRW');
        return { answer, deposits: won?.total.deposits ?? 0 };
      };
      const odd = { ...query, from: String(from + 1) };
      t.check(await t.call('getFigures', { as, query: odd }), 'VALIDATION', 'no midnight');
      const before = await read();
      const { id } = await creditedDeposit(t, session, 10_000);
      const after = await read();
      t.holds(
        after.answer,
        after.deposits >= before.deposits + 10_000,
        `deposits from ${before.deposits + 10_000} won on`,
        after.deposits,
      );
      const admin = await sessionOf(t, 'admin');
      const records = t.want(await t.call('getAudit', { as: admin, query: { target: id } }), 200);
      const actions = records.body.data.map(({ action }) => action);
      t.same(records, 'what was done', actions, ['deposit.approve']);
    },
  }),
  defineCase({
    id: 'figures/games',
    what: 'the bets of a day are those of its types together, and every type is there',
    needs: ['manager'],
    async run(t) {
      const as = await sessionOf(t, 'manager');
      const alive = await t.call('getMember', { as });
      const now = Number(alive.headers['x-server-time']);
      const from = Math.floor((now + SEOUL_MS) / DAY_MS) * DAY_MS - SEOUL_MS;
      const query = { from: String(from), to: String(from + DAY_MS) };
      const odd = { ...query, to: query.from };
      t.check(await t.call('getGameFigures', { as, query: odd }), 'VALIDATION', 'no period');
      const answer = t.want(await t.call('getGameFigures', { as, query }), 200);
      for (const { currency, total, types } of answer.body.currencies) {
        const listed = types.map(({ type }) => type);
        t.same(answer, `the types of ${currency}`, listed, [...BET_TYPES]);
        for (const field of ['stakes', 'wins', 'voids', 'comp', 'net', 'betCount'] as const) {
          const summed = types.reduce((sum, one) => sum + one.total[field], 0);
          t.same(answer, `${field} of the types of ${currency}`, summed, total[field]);
        }
      }
    },
  }),
];
