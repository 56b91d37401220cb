import {
  type ApiClient,
  isDeskMember,
  isGetDeskMembersAnswer,
  isGetMemberStatementAnswer,
  request,
  type StatementLineDto,
} from '@/shared/api';
import type { DeskMember, DeskMemberRow, MembersQuery } from './lib/member';

const pageSize = 500;

interface At<Query> {
  query: Query;
  cursor: string | null;
}

export async function loadMembers(
  api: ApiClient,
  { query: { text, state }, cursor }: At<MembersQuery>,
) {
  // A phone number is digits alone on the server, however it is typed.
  const q = /^[\d-]+$/.test(text) ? text.replaceAll('-', '') : text.trim();
  const query = {
    limit: pageSize,
    ...(q === '' ? {} : { q }),
    ...(state === null ? {} : { state }),
    ...(cursor === null ? {} : { cursor }),
  };
  const answer = await request(
    api.GET('/desk/member', { params: { query } }),
    isGetDeskMembersAnswer,
  );
  const items: readonly DeskMemberRow[] = answer.data;
  return { items, next: answer.nextCursor };
}

export function loadMember(api: ApiClient, memberId: string): Promise<DeskMember> {
  const call = api.GET('/desk/member/{memberId}', { params: { path: { memberId } } });
  return request(call, isDeskMember);
}

export interface LinesQuery {
  memberId: string;
  account: 'money' | 'points';
  /** Epoch milliseconds: from `from` until before `to`. */
  from: number;
  to: number;
}

export async function loadLines(
  api: ApiClient,
  { query: { memberId, ...period }, cursor }: At<LinesQuery>,
) {
  const query = { ...period, limit: 100, ...(cursor === null ? {} : { cursor }) };
  const call = api.GET('/desk/member/{memberId}/statement', {
    params: { path: { memberId }, query },
  });
  const answer = await request(call, isGetMemberStatementAnswer);
  const items: readonly StatementLineDto[] = answer.data;
  return { items, next: answer.nextCursor };
}
