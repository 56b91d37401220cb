import { roleOf } from '#rules/roles.ts';
import { foldPhone } from '#rules/typed.ts';
import type { Queryable } from '../../lib/db.ts';
import { beginsWith } from '../../lib/like.ts';
import type { Position } from '../../lib/page.ts';
import type { DeskMemberRow, MemberState } from './types.ts';

type Row = Omit<DeskMemberRow, 'role'> & { type: number; role: number };

const ROW = `
  select m.id, m.user_id as "userId", m.nickname, m.state, m.type, m.role, m.level, m.tendency, m.currency,
    coalesce(a.balance, 0) as money, coalesce(p.balance, 0) as points, m.phone_number as "phoneNumber",
    m.account_holder as "accountHolder", m.created_at as "createdAt", m.last_login_at as "lastLoginAt"
  from member m left join account a on a.owner = m.id and a.kind = 'money'
    left join account p on p.owner = m.id and p.kind = 'points'`;

function show({ type, role, ...row }: Row): DeskMemberRow {
  const shown = roleOf({ type, role });
  return { ...row, role: shown === 'guest' ? 'member' : shown };
}

const BY_TEXT = `
  select id from member where lower(user_id) like lower($5)
  union select id from member where nickname like $5
  union select id from member where account_holder like $5`;
const BY_PHONE = 'union select id from member where phone_number like $6';
const BY_PHONE_END = 'union select id from member where right(phone_number, 4) = $7';

/** Its parameters are from $5 on. */
function foundBy(begins: string | undefined): { condition: string; values: string[] } {
  if (begins === undefined) return { condition: '', values: [] };
  const phone = foldPhone(begins);
  const values = [beginsWith(begins)];
  let members = BY_TEXT;
  if (/^\d+$/.test(phone)) {
    members += ` ${BY_PHONE}`;
    values.push(beginsWith(phone));
  }
  if (/^\d{4}$/.test(phone)) {
    members += ` ${BY_PHONE_END}`;
    values.push(phone);
  }
  return { condition: `and m.id in (${members})`, values };
}

export interface MemberSearch {
  /** What the id, the nickname, the account holder or the phone number, however it is typed, begins with; or how the last one ends. */
  begins: string | undefined;
  state: MemberState | undefined;
  after: Position | undefined;
  limit: number;
}

/** Lists members by the time they signed up, the newest first. Each way to find one has an index of its own. */
export async function listMembers(q: Queryable, search: MemberSearch): Promise<DeskMemberRow[]> {
  const { begins, state, after, limit } = search;
  const found = foundBy(begins);
  const rows = await q.query<Row>(
    `${ROW} where ($1::text is null or m.state = $1)
       and ($2::bigint is null or (m.created_at, m.id) < ($2, $3)) ${found.condition}
     order by m.created_at desc, m.id desc limit $4`,
    [state ?? null, after?.at ?? null, after?.id ?? null, limit, ...found.values],
  );
  return rows.map(show);
}

export async function readRow(q: Queryable, memberId: string): Promise<DeskMemberRow | null> {
  const [row] = await q.query<Row>(`${ROW} where m.id = $1`, [memberId]);
  return row ? show(row) : null;
}
