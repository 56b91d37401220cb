import type { RequestTransitions } from './request-transitions.ts';

export type InquiryState = 'open' | 'answering' | 'answered' | 'closed';
export type InquiryEvent = 'check' | 'release' | 'answer' | 'ask' | 'close';

/** What may become of a question to staff. */
export const INQUIRY_TRANSITIONS: RequestTransitions<InquiryState, InquiryEvent> = {
  initial: 'open',
  transitions: [
    { event: 'check', from: ['open'], to: 'answering', by: ['staff'], takesLock: true },
    { event: 'release', from: ['answering'], to: 'open', by: ['staff'] },
    { event: 'answer', from: ['open', 'answering'], to: 'answered', by: ['staff'] },
    { event: 'ask', from: ['answered'], to: 'open', by: ['member'] },
    { event: 'close', from: ['answered'], to: 'closed', by: ['member', 'system'], isTimed: true },
  ],
};

/** Whether its member may take a question back: nobody has taken it up, and nothing was said after it. */
export function mayWithdraw({ state, lines }: { state: InquiryState; lines: number }): boolean {
  return state === 'open' && lines === 0;
}

/** How a guest's key is kept, however it was typed. */
export function plainInquiryKey(key: string): string {
  return key.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

/** How long a guest reads a question by its key, milliseconds from asking. */
export const INQUIRY_KEY_MS = 30 * 24 * 60 * 60_000;

/** How long nobody asks again after a question, milliseconds. */
export const INQUIRY_WAIT_MS = 90_000;

/** How long after its answer a question is closed, milliseconds. */
export const INQUIRY_CLOSES_MS = 7 * 24 * 60 * 60_000;
