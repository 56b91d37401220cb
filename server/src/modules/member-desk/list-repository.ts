import { roleOf } from '#rules/roles.ts';
import type { Queryable } from '../../lib/db.ts';
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

/** What a pattern of `like` takes as itself. */
function beginsWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

export interface MemberSearch {
  /** What the id, the nickname, the phone number or the account holder begins with. */
  begins: string | undefined;
  state: MemberState | undefined;
  after: Position | undefined;
  limit: number;
}

/** Lists members by the time they signed up, the newest first. Each way to find one has an index of its own. */
export async function listMembers(q: Queryable, search: MemberSearch): Promise<DeskMemberRow[]> {
  const { begins, state, after, limit } = search;
  const found =
    begins === undefined
      ? ''
      : `and m.id in (
          select id from member where lower(user_id) like lower($5)
          union select id from member where nickname like $5
          union select id from member where phone_number like $5
          union select id from member where account_holder like $5)`;
  const rows = await q.query<Row>(
    `${ROW} where ($1::text is null or m.state = $1)
       and ($2::bigint is null or (m.created_at, m.id) < ($2, $3)) ${found}
     order by m.created_at desc, m.id desc limit $4`,
    [
      state ?? null,
      after?.at ?? null,
      after?.id ?? null,
      limit,
      ...(begins === undefined ? [] : [beginsWith(begins)]),
    ],
  );
  return rows.map(show);
}

export async function readRow(q: Queryable, memberId: string): Promise<DeskMemberRow | null> {
  const [row] = await q.query<Row>(`${ROW} where m.id = $1`, [memberId]);
  return row ? show(row) : null;
}
