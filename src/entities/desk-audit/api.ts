import { isGetAuditAnswer } from '#contract/checks.gen.ts';
import { type ApiClient, request, withoutEmpty } from '@/shared/api';
import type { AuditQuery, AuditRecord } from './lib/record';

const pageSize = 200;
const latest = 8;

export async function loadRecords(
  api: ApiClient,
  { query: { area, target, from, to }, cursor }: { query: AuditQuery; cursor: string | null },
) {
  const query = withoutEmpty({
    from,
    to,
    limit: pageSize,
    action: area,
    target: target.trim(),
    cursor,
  });
  const answer = await request(api.GET('/admin/audit', { params: { query } }), isGetAuditAnswer);
  const items: readonly AuditRecord[] = answer.data;
  return { items, next: answer.nextCursor };
}

/** Loads the latest of what staff did. */
export async function loadLatest(api: ApiClient): Promise<readonly AuditRecord[]> {
  const call = api.GET('/admin/audit', { params: { query: { limit: latest } } });
  return (await request(call, isGetAuditAnswer)).data;
}
