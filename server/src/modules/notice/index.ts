import { createStoredHtml } from '../../lib/staff-html.ts';
import { defineModule } from '../../module.ts';
import { createNoticeDesk } from './desk.ts';
import { noticeInvariants } from './invariants.ts';
import { noticeRoutes } from './routes.ts';

export type { NoticeDesk } from './desk.ts';

/** Notices and popups, which everyone is shown. */
export const noticeModule = defineModule({
  name: 'notice',
  tables: ['news', 'popup'],
  invariants: noticeInvariants,
  guests: ['getNewsLink', 'getPopups'],
  create: ({ db }) => ({
    routes: noticeRoutes(db, createStoredHtml()),
    desk: createNoticeDesk(db),
  }),
});
