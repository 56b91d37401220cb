import { isGetBankNamesAnswer, isSetBankUseAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** A bank of sign-up; out of use where `useFlag` is 0. */
export type Bank = Readonly<Dto<'Bank'>>;

export async function loadBanks(api: ApiClient): Promise<readonly Bank[]> {
  return request(api.GET('/settingbankname'), isGetBankNamesAnswer);
}

export interface BankUse {
  id: number;
  useFlag: 0 | 1;
}

export function sendUse(api: ApiClient, { id, useFlag }: BankUse): Promise<Bank> {
  const params = { path: { bankId: id } };
  return request(
    api.PUT('/admin/bank/{bankId}', { params, body: { useFlag } }),
    isSetBankUseAnswer,
  );
}
