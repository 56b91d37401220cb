import type { RequestTransitions } from './request-transitions.ts';

export type InquiryState = 'open' | 'answering' | 'answered' | 'closed';
export type InquiryEvent = 'check' | 'release' | 'answer' | 'close';

/** What may become of a question to staff. */
export const INQUIRY_TRANSITIONS: RequestTransitions<InquiryState, InquiryEvent> = {
  initial: 'open',
  transitions: [
    { event: 'check', from: ['open'], to: 'answering', by: ['staff'], takesLock: true },
    { event: 'release', from: ['answering'], to: 'open', by: ['staff'] },
    { event: 'answer', from: ['open', 'answering'], to: 'answered', by: ['staff'] },
    { event: 'close', from: ['answered'], to: 'closed', by: ['system'] },
  ],
};

/** How long nobody asks again after a question, milliseconds. */
export const INQUIRY_WAIT_MS = 90_000;

/** How long after its answer a question is closed, milliseconds. */
export const INQUIRY_CLOSES_MS = 7 * 24 * 60 * 60_000;
