import { createEvent } from 'effector';
import * as z from 'zod/mini';
import { requestAmount, requestForm, type RequestTerms } from './request-form';
import { createRequestPage } from './request-page';
import { makeDeposit } from './sample-requests';

/** Of a won account with nothing under way. */
export function makeTerms(part: Partial<RequestTerms> = {}): RequestTerms {
  return {
    currency: 'KRW',
    amounts: { min: 10_000, max: 100_000_000, unit: 10_000 },
    turnover: { required: 200_000, done: 164_000, rest: 36_000, held: [] },
    refusals: [],
    open: null,
    ...part,
  };
}

export type SampleValues = { amount: number | null };

/** A deposit with no field but its amount. */
export const sampleModel = requestForm<RequestTerms, SampleValues, { amount: number }>({
  kind: 'deposit',
  load: async () => makeTerms(),
  send: async () => makeDeposit(),
  cancel: () => new Promise(() => {}),
  cancelText: '충전신청을 취소하시겠습니까?',
  initial: { amount: null },
  schema: (terms) => z.object({ amount: requestAmount('deposit', terms) }),
  body: ({ amount }) => ({ amount }),
});

export const samplePage = createRequestPage({
  model: sampleModel,
  opened: createEvent(),
  closed: createEvent(),
});
