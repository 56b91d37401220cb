import { createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { isFindInquiryAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { plainInquiryKey } from '#rules/inquiry.ts';
import { confirmedMutation, isHandledByApp, isProblem, request } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { createForm } from '@/shared/lib/form';
import { messages } from '../ui/messages';

/** Letters and figures of a Korean keyboard may be of full width. */
const plainKey = (key: string) => plainInquiryKey(key.normalize('NFKC'));

/** The box of the key is drawn. */
export const LookupGate = createGate();

const finding = confirmedMutation({
  send: (api, key: string) =>
    request(api.POST('/nonmember/inquiry/lookup', { body: { key } }), isFindInquiryAnswer),
  // Said at the field.
  refusals: () => null,
});
export const form = createForm({
  initial: { key: '' },
  schema: z.object({
    key: z.string().check(z.refine((key) => plainKey(key).length === 12, messages.keyForm)),
  }),
  // Whoever looks around has not typed a key that is wrong.
  validatesOnBlur: false,
  isBusy: finding.$isPending,
});
export const $isFinding = finding.$isPending;
/** The question of the key that was looked up last. */
export const $foundInquiry = createStore<Readonly<Dto<'InquiryDetail'>> | null>(null)
  .on(finding.done, (_last, { result }) => result)
  .reset(finding.failed, LookupGate.close);

sample({ clock: form.accepted, fn: ({ key }) => plainKey(key), target: finding.start });
sample({
  clock: finding.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => ({
    key: isProblem(error, 'NOT_FOUND') ? messages.unknownKey : failureAdvice(error),
  }),
  target: form.errorsUpdated,
});
sample({ clock: LookupGate.close, target: [form.reset, finding.reset] });
