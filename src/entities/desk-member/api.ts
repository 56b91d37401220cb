import {
  isDeskMember,
  isGetDeskMembersAnswer,
  isGetMemberStatementAnswer,
  isStatementSummary,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request, withoutEmpty } from '@/shared/api';
import type { DeskMember, DeskMemberRow, MembersQuery } from './lib/member';

const pageSize = 500;
const mostFound = 8;

interface At<Query> {
  query: Query;
  cursor: string | null;
}

export async function loadMembers(
  api: ApiClient,
  { query: { text, state }, cursor }: At<MembersQuery>,
) {
  const query = withoutEmpty({ limit: pageSize, q: text.trim(), state, cursor });
  const answer = await request(
    api.GET('/desk/member', { params: { query } }),
    isGetDeskMembersAnswer,
  );
  const items: readonly DeskMemberRow[] = answer.data;
  return { items, next: answer.nextCursor };
}

/** A member as one who looks for them sees them. */
export type FoundMember = Pick<DeskMemberRow, 'id' | 'userId' | 'nickname' | 'state'>;

/** Finds the first members whose id, nickname, phone number or account holder begins so, or whose phone number ends so. */
export async function findMembers(api: ApiClient, text: string): Promise<readonly FoundMember[]> {
  const query = { q: text, limit: mostFound };
  const call = api.GET('/desk/member', { params: { query } });
  const { data } = await request(call, isGetDeskMembersAnswer);
  return data.map(({ id, userId, nickname, state }) => ({ id, userId, nickname, state }));
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
  const items: readonly Dto<'StatementLine'>[] = answer.data;
  return { items, next: answer.nextCursor };
}

/** Loads what a period of that account came to, with its balance for a chart. */
export function loadSummary(
  api: ApiClient,
  { memberId, ...query }: LinesQuery,
): Promise<Readonly<Dto<'StatementSummary'>>> {
  const call = api.GET('/desk/member/{memberId}/statement/summary', {
    params: { path: { memberId }, query },
  });
  return request(call, isStatementSummary);
}
