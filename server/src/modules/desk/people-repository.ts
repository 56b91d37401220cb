import { roleOf } from '#rules/roles.ts';
import type { Queryable } from '../../lib/db.ts';
import type { DeskRequest, DeskState } from './types.ts';

type Person = Pick<DeskRequest, 'userId' | 'nickname' | 'level'> & {
  id: string;
  signup: Omit<NonNullable<DeskRequest['signup']>, 'known'>;
};

/** Reads who made requests, with what they gave at the sign-up, by member id. */
export async function readPeople(
  q: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, Person>> {
  const rows = await q.query<Person>(
    `select m.id, m.user_id as "userId", m.nickname, m.level, jsonb_build_object('currency', m.currency,
       'code', m.suggestion_code1, 'recommender', nullif(m.recommender, ''), 'phoneNumber', m.phone_number,
       'birthYear', m.birth_year, 'bank', case when b.id is not null then jsonb_build_object('bankName', b.bank_name,
         'accountNumber', m.account_number, 'holder', m.account_holder) end) as signup
     from member m left join bank b on b.id = m.bank_id where m.id = any($1)`,
    [memberIds],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

interface StaffRow extends Pick<DeskState['staff'][number], 'id' | 'nickname' | 'isOnline'> {
  type: number;
  role: number;
}

/** Reads everybody who works at the desk, by nickname, and whose session is open at an instant. */
export async function readStaff(q: Queryable, now: number): Promise<DeskState['staff']> {
  const rows = await q.query<StaffRow>(
    `select id, nickname, type, role, exists (select from session s
       where s.member_id = member.id and s.ended_at is null and s.expires_at > $1) as "isOnline"
     from member
     where state = 'approved' and (type = 2 or type = 1 and role = 10) order by nickname`,
    [now],
  );
  return rows.flatMap(({ id, nickname, isOnline, ...account }) => {
    const role = roleOf(account);
    return role === 'manager' || role === 'admin' ? [{ id, nickname, role, isOnline }] : [];
  });
}

/** Reads who approved requests first that wait for another person, by request id. */
export async function readFirstApprovers(
  q: Queryable,
  requestIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await q.query<{ id: string; actor: string }>(
    `select request_id as id, actor from request_step
     where request_id = any($1) and to_state = 'awaiting_second' order by request_id, n`,
    [requestIds],
  );
  return new Map(rows.map(({ id, actor }) => [id, actor]));
}
