import { isAskInquiryAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** What a member asks about in words; the account to pay to is requested without any. */
export const writtenKinds = ['bet', 'charge', 'member', 'etc'] as const;

export interface InquiryBody {
  kind: (typeof writtenKinds)[number];
  title: string;
  contents: string;
}

export function askInquiry(
  api: ApiClient,
  { kind, title, contents }: InquiryBody,
): Promise<Dto<'InquiryDetail'>> {
  return request(api.POST('/customer', { body: { kind, title, contents } }), isAskInquiryAnswer);
}
