import { defineModule } from '../../module.ts';
import { messageModule } from '../message/index.ts';
import { createBoard } from './board.ts';
import { createInquiries } from './inquiries.ts';
import { noticeInvariants } from './invariants.ts';
import { createJoining } from './joining.ts';
import { createOwnInquiries } from './own-inquiries.ts';
import { boardRoutes, customerRoutes, deskInquiryRoutes, noticeRoutes } from './routes.ts';
import { createStoredHtml } from './stored-html.ts';

export { eraseInquiries } from './erasure-repository.ts';
export { type Asked, askStaff } from './asking.ts';
export { shareEvent } from './event-repository.ts';
export { countOpenInquiries } from './inquiry-repository.ts';

/** What everyone may read, and questions to staff. */
export const noticeModule = defineModule({
  name: 'notice',
  tables: [
    ...['bank', 'news', 'popup', 'event', 'event_member'],
    ...['inquiry', 'inquiry_step', 'inquiry_line', 'inquiry_withdrawn'],
  ],
  invariants: noticeInvariants,
  guests: [
    'getNewsLink',
    'getPopups',
    'getMessenger',
    'getBankNames',
    'sendNonMemberInquiry',
    'findInquiry',
  ],
  create(deps, use) {
    const inquiries = createInquiries(deps, use(messageModule).service);
    return {
      routes: {
        ...noticeRoutes(deps.db, createJoining(deps.db), createStoredHtml()),
        ...deskInquiryRoutes(inquiries),
        ...customerRoutes(createOwnInquiries(deps, inquiries)),
        ...boardRoutes(createBoard(deps.db)),
      },
      scheduled: [inquiries.closing],
    };
  },
});
