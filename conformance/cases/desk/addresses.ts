import type { Session } from '../../site/site.ts';
import type { CaseContext } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { newcomer, sessionOf } from '../people.ts';
import { openReader } from '../stream/reader.ts';

/** Of the range for documents: nobody calls from it. */
const ip = '192.0.2.99';
const reason = '적합성 시험';

export function block(t: CaseContext, as: Session, address: string) {
  return t.call('blockAddress', { as, body: { ip: address, reason } });
}

export async function blockUntilEnd(t: CaseContext, address: string): Promise<void> {
  const as = await sessionOf(t, 'admin');
  t.want(await block(t, as, address), 204);
  t.atEnd(async () => void (await t.call('unblockAddress', { as, path: { ip: address } })));
}

export const addressCases: readonly Case[] = [
  defineCase({
    id: 'address/blocked',
    what: 'an admin blocks and unblocks an address',
    needs: ['admin'],
    async run(t) {
      const as = await sessionOf(t, 'admin');
      t.want(await block(t, as, ip), 204);
      const listed = t.want(await t.call('getBlockedAddresses', { as }), 200);
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
  defineCase({
    id: 'address/ends',
    what: 'a blocked address loses its sessions and streams, and nobody blocks their own',
    needs: ['addresses', 'admin'],
    async run(t) {
      const as = await sessionOf(t, 'admin');
      t.check(await block(t, as, as.address ?? ''), 'INVALID_STATE', 'the own address');
      const { session } = await newcomer(t);
      const reader = await openReader(t, 'me', session);
      await reader.caughtUp();
      await blockUntilEnd(t, session.address ?? '');
      t.check(await t.call('getMember', { as: session }), 'IP_BLOCKED');
      await reader.endsWith('blocked');
      const elsewhere = { ...session, ...t.site.guest(), name: 'the same from elsewhere' };
      const moved = await t.call('getMember', { as: elsewhere });
      t.holds(moved, moved.status !== 200, 'no session of the blocked address', moved.status);
    },
  }),
];
