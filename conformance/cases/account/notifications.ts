import { type Case, defineCase } from '../define-case.ts';
import { newcomer } from '../people.ts';

export const notificationCases: readonly Case[] = [
  defineCase({
    id: 'notification/read',
    what: 'all notifications of a member can be marked as read, and an unknown one changes nothing',
    needs: ['admin'],
    async run(t) {
      const { session: as } = await newcomer(t);
      const read = (id: string | null) => t.call('readNotifications', { as, body: { id } });
      t.check(await read('nw_nothing'), 200);
      const all = await read(null);
      t.check(all, 200);
      const listed = await t.call('getNotifications', { as });
      t.check(listed, 200);
      t.same(listed, 'what is unread', listed.body.unread, all.body);
    },
  }),
];
