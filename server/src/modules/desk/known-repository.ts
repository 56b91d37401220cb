import type { Queryable } from '../../lib/db.ts';
import type { DeskKnown } from './types.ts';

/** How many accounts a request names; those that have stopped come first. */
const MOST = 20;

/** Reads accounts that are likely those of the same people, with the stop that each is under, by member id. */
export async function readKnown(
  q: Queryable,
  memberIds: readonly string[],
  now: number,
): Promise<Map<string, DeskKnown>> {
  const rows = await q.query<{ id: string; known: DeskKnown }>(
    `select id, jsonb_agg(jsonb_build_object('by', by, 'memberId', other_id, 'userId', user_id, 'nickname', nickname,
         'stop', stop) order by n) as known
     from (
       select l.*, m.user_id, m.nickname, s.stop,
         row_number() over (partition by l.id order by s.stop is null, l.at desc, l.other_id, l.by) as n
       from (
         select id, other_id, by, max(at) as at from (
           select member_id as id, other_id, by, at from member_likeness where member_id = any($1::text[])
           union all
           select other_id, member_id, by, at from member_likeness where other_id = any($1::text[])) both_ways
         group by id, other_id, by) l
       join member m on m.id = l.other_id
       left join lateral (
         select jsonb_build_object('kind', p.kind, 'until', p.until_at) as stop from protection_stop p
         where p.member_id = l.other_id and p.until_at > $2 order by p.until_at desc limit 1) s on true) own
     where n <= $3 group by id`,
    [memberIds, now, MOST],
  );
  return new Map(rows.map(({ id, known }) => [id, known]));
}
