import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import type { ReportedPost, SubjectKind } from './types.ts';

export interface Subject {
  kind: SubjectKind;
  id: number;
}

export async function hasReported(
  q: Queryable,
  { kind, id }: Subject,
  memberId: string,
): Promise<boolean> {
  const rows = await q.query(
    'select 1 from post_report where kind = $1 and subject_id = $2 and member_id = $3',
    [kind, id, memberId],
  );
  return rows.length > 0;
}

/** How many reports wait for staff with it. */
export async function insertReport(
  q: Queryable,
  { kind, id }: Subject,
  report: { memberId: string; reason: string; note: string | null; at: number },
): Promise<number> {
  const { memberId, reason, note, at } = report;
  await q.query(
    'insert into post_report (kind, subject_id, member_id, reason, note, at) values ($1, $2, $3, $4, $5, $6)',
    [kind, id, memberId, reason, note, at],
  );
  const [row] = await q.query<{ waiting: number }>(
    `insert into post_case as c (kind, subject_id, waiting, first_reported_at) values ($1, $2, 1, $3)
     on conflict (id) do update set waiting = c.waiting + 1,
       first_reported_at = case when c.waiting = 0 then excluded.first_reported_at else c.first_reported_at end
     returning waiting`,
    [kind, id, at],
  );
  return row?.waiting ?? 0;
}

/** Whether it was ever reported. */
export async function hasCase(q: Queryable, { kind, id }: Subject): Promise<boolean> {
  const sql = 'select 1 from post_case where kind = $1 and subject_id = $2';
  return (await q.query(sql, [kind, id])).length > 0;
}

/** Ends the reports that wait, and returns who made them. */
export async function endReports(
  q: Queryable,
  { kind, id }: Subject,
  at: number,
): Promise<string[]> {
  const rows = await q.query<{ memberId: string }>(
    `update post_report set decided_at = $3 where kind = $1 and subject_id = $2 and decided_at is null
     returning member_id as "memberId"`,
    [kind, id, at],
  );
  return rows.map(({ memberId }) => memberId);
}

/** Notes who decided last, with nothing left that waits. */
export async function saveDecided(
  q: Queryable,
  { kind, id }: Subject,
  { actor, at }: { actor: string; at: number },
): Promise<void> {
  await q.query(
    'update post_case set waiting = 0, decided_by = $3, decided_at = $4 where kind = $1 and subject_id = $2',
    [kind, id, actor, at],
  );
}

export interface CasePage {
  state: 'waiting' | 'decided';
  after: Position | undefined;
  limit: number;
}

export type CaseRow = ReportedPost & { caseId: string };

/** Lists what waits from what was reported first on, or what is decided from the latest on, with the reports it is about. */
export function listCases(q: Queryable, { state, after, limit }: CasePage): Promise<CaseRow[]> {
  const [where, order] =
    state === 'waiting'
      ? [
          'c.waiting > 0 and ($1::bigint is null or (c.first_reported_at, c.id) > ($1, $2))',
          'c.first_reported_at, c.id',
        ]
      : [
          'c.waiting = 0 and ($1::bigint is null or (c.decided_at, c.id) < ($1, $2))',
          'c.decided_at desc, c.id desc',
        ];
  return q.query<CaseRow>(
    `select c.id as "caseId", c.kind, c.subject_id as id, p.id as "postId", p.board, p.title,
       coalesce(r.text, case when c.kind = 'post' then t.text end, '') as text, m.id as "memberId", m.nickname,
       coalesce(r.created_at, p.created_at) as "createdAt", coalesce(r.state, p.state) as state,
       (select json_agg(json_build_object('nickname', n.nickname, 'reason', e.reason, 'note', e.note, 'reportedAt', e.at)
          order by e.at, e.member_id)
        from post_report e join member n on n.id = e.member_id
        where e.kind = c.kind and e.subject_id = c.subject_id
          and e.decided_at is not distinct from case when c.waiting = 0 then (
            select max(l.decided_at) from post_report l where l.kind = c.kind and l.subject_id = c.subject_id) end) as reports,
       c.first_reported_at as "firstReportedAt", s.nickname as "decidedBy", c.decided_at as "decidedAt"
     from post_case c
       left join post_reply r on c.kind = 'reply' and r.id = c.subject_id
       join post p on p.id = coalesce(r.post_id, c.subject_id)
       left join post_text t on t.post_id = p.id
       join member m on m.id = coalesce(r.member_id, p.member_id)
       left join member s on s.id = c.decided_by
     where ${where} order by ${order} limit $3`,
    [after?.at ?? null, after?.id ?? null, limit],
  );
}
