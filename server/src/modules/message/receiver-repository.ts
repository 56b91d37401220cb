import { ADMIN_ROLE, MEMBER_TYPE } from '#rules/roles.ts';
import type { Queryable } from '../../lib/db.ts';

/** Finds those of these ids who are members that may log in. */
export async function findNamed(q: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select id from member where id = any($1) and state in ('approved', 'suspended') order by id`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Finds approved members without staff, those of a level or all of them, and whether they take messages to many. */
export function findApproved(
  q: Queryable,
  level: number | null,
): Promise<{ id: string; receivesNews: boolean }[]> {
  const staff = [MEMBER_TYPE.manager, MEMBER_TYPE.regular, ADMIN_ROLE];
  return q.query(
    `select id, receives_news as "receivesNews" from member
     where state = 'approved' and type <> $1 and not (type = $2 and role = $3) and ($4::int is null or level = $4)
     order by id`,
    [...staff, level],
  );
}
