import { type Case, defineCase } from '../define-case.ts';
import { newcomer, sessionOf } from '../people.ts';

const PARTS = ['odds', 'live', 'results', 'rounds', 'casino', 'tether', 'stream', 'ledger'];

export const overviewCases: readonly Case[] = [
  defineCase({
    id: 'overview/found',
    what: 'one search finds a member by the id, and takes no single letter',
    needs: ['manager'],
    async run(t) {
      const as = await sessionOf(t, 'manager');
      const { memberId, credentials } = await newcomer(t);
      const found = await t.call('searchDesk', { as, query: { q: credentials.userId } });
      t.want(found, 200);
      const members = found.body.members.map(({ id }) => id);
      t.same(found, 'who is found', members, [memberId]);
      const short = await t.call('searchDesk', { as, query: { q: 'a' } });
      t.check(short, 'VALIDATION', 'one letter');
    },
  }),
  defineCase({
    id: 'overview/parts',
    what: 'every part of the site says how it runs',
    needs: ['manager'],
    async run(t) {
      const as = await sessionOf(t, 'manager');
      const answer = t.want(await t.call('getSiteParts', { as }), 200);
      const names = answer.body.parts.map(({ name }) => name);
      t.same(answer, 'the parts', names, PARTS);
    },
  }),
];
