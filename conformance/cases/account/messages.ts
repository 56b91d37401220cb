import { notTried } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { limitsOf, pickOffers, place, slipOf } from '../offers.ts';
import { sessionOf, unreadNewcomer } from '../people.ts';
import { openReader } from '../stream/reader.ts';

export const messageCases: readonly Case[] = [
  defineCase({
    id: 'message/gate',
    what: 'an unread message is read before its member bets or plays',
    needs: ['unread'],
    async run(t) {
      const as = await sessionOf(t, 'unread');
      const count = t.want(await t.call('getUnreadCount', { as }), 200);
      if (count.body === 0) notTried('the account "unread" has read everything');
      const { minStake } = (await limitsOf(t, as)).prematch;
      t.check(await place(t, as, slipOf(await pickOffers(t, 1), minStake)), 'UNREAD_MESSAGE');
      t.check(await t.call('openLobby', { as, path: { lobby: 'slot' } }), 'UNREAD_MESSAGE');
    },
  }),
  defineCase({
    id: 'message/inbox',
    what: 'a message is unread until it is opened, and deleted after that',
    needs: ['admin', 'other'],
    async run(t) {
      const { session: as } = await unreadNewcomer(t);
      const reader = await openReader(t, 'me', as);
      await reader.caughtUp();
      const listed = t.want(await t.call('getMessages', { as, query: { limit: 1 } }), 200);
      const [message] = listed.body.data;
      if (!message) notTried('a new member is not written to');
      t.same(listed, 'readAt', message.readAt, null);
      t.same('getUnreadCount', 'unread messages', (await t.call('getUnreadCount', { as })).body, 1);
      const path = { messageId: message.id };
      const { minStake } = (await limitsOf(t, as)).prematch;
      t.check(await place(t, as, slipOf(await pickOffers(t, 1), minStake)), 'UNREAD_MESSAGE');
      t.check(await t.call('openLobby', { as, path: { lobby: 'slot' } }), 'UNREAD_MESSAGE');
      t.check(await t.call('deleteMessage', { as, path }), 'INVALID_STATE', 'unread');
      const other = await sessionOf(t, 'other');
      t.check(await t.call('openMessage', { as: other, path }), 'NOT_FOUND', 'another member');
      t.check(await t.call('deleteMessage', { as: other, path }), 'NOT_FOUND', 'another member');
      const opened = t.want(await t.call('openMessage', { as, path }), 200);
      t.holds(opened, opened.body.readAt !== null, 'readAt is set', opened.body.readAt);
      t.same('getUnreadCount', 'unread messages', (await t.call('getUnreadCount', { as })).body, 0);
      const isPublished = () =>
        reader.changes('me').some((one) => one.kind === 'unread' && one.count === 0);
      await reader.until('no unread message on the stream', isPublished);
      t.check(await t.call('deleteMessage', { as, path }), 204);
      t.check(await t.call('openMessage', { as, path }), 'NOT_FOUND', 'deleted');
      const after = await t.call('getMessages', { as });
      t.same(after, 'the inbox', after.body.data, []);
      t.check(await t.call('getMessages', { as, query: { cursor: 'no-cursor' } }), 'VALIDATION');
    },
  }),
];
