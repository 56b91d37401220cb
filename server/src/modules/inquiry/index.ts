import { defineModule } from '../../module.ts';
import { messageModule } from '../message/index.ts';
import { inquiryInvariants } from './invariants.ts';
import { createOwnInquiries } from './own.ts';
import { inquiryRoutes } from './routes.ts';
import { createInquiries } from './service.ts';

export { type AskResult, askStaff } from './asking.ts';
export { eraseInquiries } from './erasure-repository.ts';
export { countOpenInquiries } from './repository.ts';
export type { Inquiries, InquiryAct } from './service.ts';

/** Questions to staff, of members and of guests. */
export const inquiryModule = defineModule({
  name: 'inquiry',
  tables: ['inquiry', 'inquiry_step', 'inquiry_line', 'inquiry_withdrawn'],
  invariants: inquiryInvariants,
  guests: ['sendNonMemberInquiry', 'findInquiry'],
  create(deps, use) {
    const inquiries = createInquiries({ ...deps, messages: use(messageModule).service });
    return {
      routes: inquiryRoutes(createOwnInquiries(deps, inquiries)),
      service: inquiries,
      scheduled: [inquiries.closing],
    };
  },
});
