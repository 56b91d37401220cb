import { type Case, defineCase } from '../define-case.ts';
import { sessionOf } from '../people.ts';

/** Of the range for documents: nobody calls from it. */
const ip = '192.0.2.99';

export const addressCases: readonly Case[] = [
  defineCase({
    id: 'address/blocked',
    what: 'an admin blocks an address and lets it in again',
    needs: ['admin'],
    async run(t) {
      const as = await sessionOf(t, 'admin');
      const body = { ip, reason: '적합성 시험' };
      t.want(await t.call('blockAddress', { as, body }), 204);
      const listed = await t.call('getBlockedAddresses', { as });
      t.want(listed, 200);
      t.holds(
        listed,
        listed.body.some((one) => one.ip === ip),
        `${ip} among them`,
        listed.body.length,
      );
      t.want(await t.call('unblockAddress', { as, path: { ip } }), 204);
      t.check(await t.call('unblockAddress', { as, path: { ip } }), 'NOT_FOUND');
    },
  }),
];
