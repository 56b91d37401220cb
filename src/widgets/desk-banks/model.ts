import { isGetBankNamesAnswer, isSetBankUseAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { createDeskList } from '@/features/desk-list';
import { confirmedMutation, createApiQuery, request } from '@/shared/api';
import { messages } from './ui/messages';

/** A bank of sign-up; out of use where `useFlag` is 0. */
export type Bank = Readonly<Dto<'Bank'>>;

const query = createApiQuery<void, readonly Bank[]>((api) =>
  request(api.GET('/settingbankname'), isGetBankNamesAnswer),
);
export const banks = createDeskList({ query, keyOf: ({ id }) => String(id) });

/** A bank goes out of use, or back into it. */
export const switching = confirmedMutation({
  send: (api, { id, useFlag }: Bank) =>
    request(
      api.PUT('/admin/bank/{bankId}', {
        params: { path: { bankId: id } },
        body: { useFlag: useFlag === 1 ? 0 : 1 },
      }),
      isSetBankUseAnswer,
    ),
  confirm: ({ bankName, useFlag }) =>
    useFlag === 1
      ? { title: messages.stop, text: messages.stopText(bankName), tone: 'danger' }
      : { title: messages.resume, text: messages.resumeText(bankName) },
  done: ({ bankName, useFlag }) =>
    useFlag === 1 ? messages.resumed(bankName) : messages.stopped(bankName),
  refresh: banks.refresh,
});
