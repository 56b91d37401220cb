import {
  isDeskRequest,
  isGetDeskQueuesAnswer,
  isGetDeskRequestAnswer,
  isGetDeskRequestsAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';
import type { DeskQuery } from './lib/apply-changes';
import type { DeskEvent, DeskKind, DeskRequest, DeskRequestDetail } from './lib/request';

const pageSize = 500;

export function loadQueues(api: ApiClient): Promise<Dto<'DeskState'>> {
  return request(api.GET('/desk/queue'), isGetDeskQueuesAnswer);
}

export async function loadPage(
  api: ApiClient,
  { query: { kind, tab }, cursor }: { query: DeskQuery; cursor: string | null },
) {
  const query = { tab, limit: pageSize, ...(cursor === null ? {} : { cursor }) };
  const call = api.GET('/desk/request/{kind}', { params: { path: { kind }, query } });
  const answer = await request(call, isGetDeskRequestsAnswer);
  const items: readonly DeskRequest[] = answer.data;
  return { items, next: answer.nextCursor };
}

interface Named {
  kind: DeskKind;
  id: string;
}

export function loadDetail(api: ApiClient, { kind, id }: Named): Promise<DeskRequestDetail> {
  const path = { kind, requestId: id };
  return request(
    api.GET('/desk/request/{kind}/{requestId}', { params: { path } }),
    isGetDeskRequestAnswer,
  );
}

export interface Decision extends Named {
  event: DeskEvent;
  /** Shown to the member where it refuses. */
  reason: string | null;
}

export function decide(
  api: ApiClient,
  { kind, id, event, reason }: Decision,
): Promise<DeskRequest> {
  const path = { kind, requestId: id };
  const call = api.POST('/desk/request/{kind}/{requestId}', {
    params: { path },
    body: { event, reason },
  });
  return request(call, isDeskRequest);
}
