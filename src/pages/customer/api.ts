import {
  isAskFurtherAnswer,
  isCloseInquiryAnswer,
  isGetMyInquiriesAnswer,
  isGetMyInquiryAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';
import type { CustomerSearch } from './search';

/** A question of the list. */
export type InquirySummary = Readonly<Dto<'InquirySummary'>>;
/** A question with what was said, as who asked it sees it. */
export type InquiryDetail = Readonly<Dto<'InquiryDetail'>>;

const limit = 30;

const pathOf = (inquiryId: string) => ({ params: { path: { inquiryId } } });

export async function loadInquiries(
  api: ApiClient,
  { query: state, cursor }: { query: CustomerSearch['state']; cursor: string | null },
) {
  const query = {
    limit,
    ...(state === 'all' ? {} : { state }),
    ...(cursor === null ? {} : { cursor }),
  };
  const page = await request(api.GET('/customer', { params: { query } }), isGetMyInquiriesAnswer);
  const items: readonly InquirySummary[] = page.data;
  return { items, next: page.nextCursor };
}

export function loadInquiry(api: ApiClient, id: string): Promise<InquiryDetail> {
  return request(api.GET('/customer/{inquiryId}', pathOf(id)), isGetMyInquiryAnswer);
}

export async function withdrawInquiry(api: ApiClient, id: string): Promise<void> {
  await request(api.DELETE('/customer/{inquiryId}', pathOf(id)));
}

export function askFurther(
  api: ApiClient,
  { id, text }: { id: string; text: string },
): Promise<InquiryDetail> {
  const options = { ...pathOf(id), body: { text } };
  return request(api.POST('/customer/{inquiryId}/line', options), isAskFurtherAnswer);
}

export function closeInquiry(api: ApiClient, id: string): Promise<InquiryDetail> {
  return request(api.POST('/customer/{inquiryId}/close', pathOf(id)), isCloseInquiryAnswer);
}
