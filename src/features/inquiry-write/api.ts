import { isAskInquiryAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** What a member asks about; the account to pay to is asked for by itself. */
export const askedKinds = ['bet', 'charge', 'member', 'etc'] as const;

export interface Asking {
  kind: (typeof askedKinds)[number];
  title: string;
  contents: string;
}

export function askInquiry(
  api: ApiClient,
  { kind, title, contents }: Asking,
): Promise<Dto<'InquiryDetail'>> {
  return request(api.POST('/customer', { body: { kind, title, contents } }), isAskInquiryAnswer);
}
