import {
  isAnswerInquiryAnswer,
  isDeskInquiry,
  isGetInquiriesAnswer,
  isGetInquiryAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** A question to staff; from a guest, or from a member. */
export type Inquiry = Readonly<Dto<'DeskInquiry'>>;

export const inquiryStates = ['open', 'answered', 'closed'] as const;
/** Those that wait, the oldest first, or those that are answered or closed, the newest answer first. */
export type InquiryState = (typeof inquiryStates)[number];

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

export function sendAnswer(
  api: ApiClient,
  { id, answer }: { id: string; answer: string },
): Promise<Inquiry> {
  const params = { path: { inquiryId: id } };
  return request(
    api.POST('/desk/inquiry/{inquiryId}', { params, body: { answer } }),
    isAnswerInquiryAnswer,
  );
}

export function loadInquiry(api: ApiClient, id: string): Promise<Inquiry> {
  const params = { path: { inquiryId: id } };
  return request(api.GET('/desk/inquiry/{inquiryId}', { params }), isGetInquiryAnswer);
}

/** Keeps a question from the rest of staff for a while, or gives it back. */
interface Taking {
  id: string;
  isTaken: boolean;
}

export function sendTaking(api: ApiClient, { id, isTaken }: Taking): Promise<Inquiry> {
  const params = { path: { inquiryId: id } };
  const path = '/desk/inquiry/{inquiryId}/lock';
  return request(isTaken ? api.PUT(path, { params }) : api.DELETE(path, { params }), isDeskInquiry);
}
