import { defineModule } from '../../module.ts';
import { messageModule } from '../message/index.ts';
import { inquiryInvariants } from './invariants.ts';
import { createOwnInquiries } from './own.ts';
import { inquiryDeskRoutes, inquiryRoutes } from './routes.ts';
import { createInquiries } from './service.ts';

export { type AskResult, askStaff } from './asking.ts';
export { eraseInquiries } from './erasure-repository.ts';
export { countOpenInquiries } from './repository.ts';

/** Questions to staff, of members and of guests. */
export const inquiryModule = defineModule({
  name: 'inquiry',
  tables: ['inquiry', 'inquiry_step', 'inquiry_line', 'inquiry_withdrawn'],
  invariants: inquiryInvariants,
  guests: ['sendNonMemberInquiry', 'findInquiry'],
  create(deps, use) {
    const inquiries = createInquiries({ ...deps, messages: use(messageModule).service });
    return {
      routes: {
        ...inquiryRoutes(createOwnInquiries(deps, inquiries)),
        ...inquiryDeskRoutes(inquiries),
      },
      scheduled: [inquiries.closing],
    };
  },
});
