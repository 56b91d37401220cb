import type { Handlers } from '../../contract/types.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import { insertInquiry, listBanks, listMessengers, listNews, listPopups } from './repository.ts';

type NoticeHandlers = Pick<
  Handlers,
  'getNewsLink' | 'getPopups' | 'getMessenger' | 'getBankNames' | 'sendNonMemberInquiry'
>;

export function noticeRoutes({ db, ids }: Pick<ModuleDeps, 'db' | 'ids'>): NoticeHandlers {
  return {
    async getNewsLink() {
      return { status: 200, body: await listNews(db) };
    },
    async getPopups(_request, ctx) {
      return { status: 200, body: await listPopups(db, ctx.now) };
    },
    async getMessenger() {
      return { status: 200, body: await listMessengers(db) };
    },
    async getBankNames() {
      return { status: 200, body: await listBanks(db) };
    },
    async sendNonMemberInquiry({ body }, ctx) {
      const id = ids.id('inq');
      await insertInquiry(db, { ...body, id, kind: 'nonmember', ip: ctx.ip, now: ctx.now });
      return { status: 201, body: { id } };
    },
  };
}
