import {
  type ApiClient,
  type DeskInquiryDto,
  isDeskInquiry,
  isGetInquiriesAnswer,
  request,
} from '@/shared/api';

/** A question to staff; from a guest, or from a member. */
export type Inquiry = Readonly<DeskInquiryDto>;

export const inquiryStates = ['open', 'answered'] as const;
/** Those that wait, the oldest first, or those that are answered, the newest first. */
export type InquiryState = (typeof inquiryStates)[number];

export interface Answer {
  id: string;
  answer: string;
}

const pageSize = 200;

export async function loadInquiries(
  api: ApiClient,
  { query: state, cursor }: { query: InquiryState; cursor: string | null },
) {
  const query = { state, limit: pageSize, ...(cursor === null ? {} : { cursor }) };
  const page = await request(api.GET('/desk/inquiry', { params: { query } }), isGetInquiriesAnswer);
  const items: readonly Inquiry[] = page.data;
  return { items, next: page.nextCursor };
}

export function sendAnswer(api: ApiClient, { id, answer }: Answer): Promise<Inquiry> {
  const params = { path: { inquiryId: id } };
  return request(
    api.POST('/desk/inquiry/{inquiryId}', { params, body: { answer } }),
    isDeskInquiry,
  );
}
