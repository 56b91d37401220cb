import { ADMIN_ROLE, MEMBER_TYPE } from '#rules/roles.ts';
import type { Queryable } from '../../lib/db.ts';

async function findIds(q: Queryable, where: string, values: readonly unknown[]) {
  const rows = await q.query<{ id: string }>(
    `select id from member where ${where} order by id`,
    values,
  );
  return rows.map(({ id }) => id);
}

/** Finds those of these ids who are members that may log in. */
export function findNamed(q: Queryable, ids: readonly string[]): Promise<string[]> {
  return findIds(q, `id = any($1) and state in ('approved', 'suspended')`, [ids]);
}

/** Finds approved members without staff: those of a level, or all of them. */
export function findApproved(q: Queryable, level: number | null): Promise<string[]> {
  const staff = [MEMBER_TYPE.manager, MEMBER_TYPE.regular, ADMIN_ROLE];
  return findIds(
    q,
    `state = 'approved' and type <> $1 and not (type = $2 and role = $3) and ($4::int is null or level = $4)`,
    [...staff, level],
  );
}
