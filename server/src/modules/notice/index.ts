import { defineModule } from '../../module.ts';
import { messageModule } from '../message/index.ts';
import { createBoard } from './board.ts';
import { createInquiries } from './inquiries.ts';
import { noticeInvariants } from './invariants.ts';
import { boardRoutes, noticeRoutes } from './routes.ts';

export { eraseInquiries } from './erasure-repository.ts';
export { type Asked, askStaff } from './asking.ts';
export { shareEvent } from './event-repository.ts';
export { countOpenInquiries } from './inquiry-repository.ts';

/** What everyone may read, and questions from outside. */
export const noticeModule = defineModule({
  name: 'notice',
  tables: ['bank', 'news', 'popup', 'event', 'inquiry', 'inquiry_step'],
  invariants: noticeInvariants,
  guests: ['getNewsLink', 'getPopups', 'getMessenger', 'getBankNames', 'sendNonMemberInquiry'],
  create(deps, use) {
    const inquiries = createInquiries(deps, use(messageModule).service);
    return {
      routes: { ...noticeRoutes(deps, inquiries), ...boardRoutes(createBoard(deps.db)) },
      scheduled: [inquiries.closing],
    };
  },
});
