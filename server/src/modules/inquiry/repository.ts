import type { components } from '#contract/types.gen.ts';
import type { InquiryEvent, InquiryState } from '#rules/inquiry.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';

type Schemas = components['schemas'];
export type DeskInquiry = Schemas['DeskInquiry'];

const INQUIRY = `
  select i.id, i.kind, i.contact, i.member_id as "memberId", m.nickname, i.title, i.contents, i.created_at as "createdAt",
    i.state, case when i.locked_until > $1 then json_build_object('staffId', i.locked_by, 'until', i.locked_until) end as lock,
    i.answer, s.nickname as "answeredBy", i.answered_at as "answeredAt",
    (select coalesce(json_agg(json_build_object('by', l.by, 'text', l.text, 'at', l.at) order by l.id), '[]')
     from inquiry_line l where l.inquiry_id = i.id) as lines
  from inquiry i left join member m on m.id = i.member_id left join member s on s.id = i.answered_by`;

export interface InquiryPage {
  tab: 'open' | 'answered' | 'closed';
  after: Position | undefined;
  limit: number;
}

/** Open questions by when they were asked last, the oldest first; answered and closed ones by their answer, the newest first. */
export function listInquiries(
  q: Queryable,
  { tab, after, limit }: InquiryPage,
  now: number,
): Promise<DeskInquiry[]> {
  const page = [now, after?.at ?? null, after?.id ?? null, limit];
  if (tab === 'open')
    return q.query<DeskInquiry>(
      `${INQUIRY} where i.answered_at is null and ($2::bigint is null or (i.asked_at, i.id) > ($2, $3))
       order by i.asked_at, i.id limit $4`,
      page,
    );
  return q.query<DeskInquiry>(
    `${INQUIRY} where i.answered_at is not null and i.state = $5
       and ($2::bigint is null or (i.answered_at, i.id) < ($2, $3))
     order by i.answered_at desc, i.id desc limit $4`,
    [...page, tab],
  );
}

/** When the question was sent, or its member's last line after an answer. */
export function lastAskedAt({ createdAt, lines }: DeskInquiry): number {
  return lines.findLast(({ by }) => by === 'asker')?.at ?? createdAt;
}

export async function readInquiry(
  q: Queryable,
  id: string,
  now: number,
): Promise<DeskInquiry | null> {
  const [row] = await q.query<DeskInquiry>(`${INQUIRY} where i.id = $2`, [now, id]);
  return row ?? null;
}

export interface TakenInquiry {
  state: InquiryState;
  memberId: string | null;
  title: string;
  answer: string | null;
  askedAt: number;
  /** How much was said after it. */
  lines: number;
  lockedBy: string | null;
  lockedUntil: number | null;
}

/** Reads a question and locks it until the transaction ends. */
export async function takeInquiry(q: Queryable, id: string): Promise<TakenInquiry | null> {
  const [row] = await q.query<TakenInquiry>(
    `select state, member_id as "memberId", title, answer, asked_at as "askedAt",
       (select count(*)::int from inquiry_line l where l.inquiry_id = i.id) as lines,
       locked_by as "lockedBy", locked_until as "lockedUntil"
     from inquiry i where id = $1 for update of i`,
    [id],
  );
  return row ?? null;
}

export type InquiryLock = Pick<TakenInquiry, 'lockedBy' | 'lockedUntil'>;

export async function saveInquiry(
  q: Queryable,
  id: string,
  { state, lock: { lockedBy, lockedUntil } }: { state: InquiryState; lock: InquiryLock },
): Promise<void> {
  await q.query('update inquiry set state = $2, locked_by = $3, locked_until = $4 where id = $1', [
    id,
    state,
    lockedBy,
    lockedUntil,
  ]);
}

interface Said {
  id: string;
  text: string;
  actor: string;
  at: number;
}

export async function saveAnswer(q: Queryable, { id, text, actor, at }: Said): Promise<void> {
  await q.query(
    `update inquiry set state = 'answered', answer = $2, answered_by = $3, answered_at = $4,
       locked_by = null, locked_until = null where id = $1`,
    [id, text, actor, at],
  );
  await q.query(
    `insert into inquiry_line (inquiry_id, by, staff_id, text, at) values ($1, 'staff', $2, $3, $4)`,
    [id, actor, text, at],
  );
}

/** Opens an answered question again with what its member says. */
export async function saveFurther(q: Queryable, { id, text, at }: Said): Promise<void> {
  await q.query(
    `update inquiry set state = 'open', asked_at = $2, answer = null, answered_by = null, answered_at = null, opened_at = null
     where id = $1`,
    [id, at],
  );
  await q.query(
    `insert into inquiry_line (inquiry_id, by, text, at) values ($1, 'asker', $2, $3)`,
    [id, text, at],
  );
}

export async function saveClosed(q: Queryable, id: string, at: number): Promise<void> {
  await q.query(`update inquiry set state = 'closed', closed_at = $2 where id = $1`, [id, at]);
}

export async function insertInquiryStep(
  q: Queryable,
  step: {
    id: string;
    event: InquiryEvent | 'open';
    from: string | null;
    to: string;
    actor: string;
    at: number;
  },
): Promise<void> {
  await q.query(
    `insert into inquiry_step (inquiry_id, event, from_state, to_state, actor, at) values ($1, $2, $3, $4, $5, $6)`,
    [step.id, step.event, step.from, step.to, step.actor, step.at],
  );
}

/** The questions that were answered longest ago and are not closed. */
export function listAnswered(
  q: Queryable,
  limit: number,
): Promise<{ id: string; answeredAt: number }[]> {
  return q.query(
    `select id, answered_at as "answeredAt" from inquiry where state = 'answered' and answered_at is not null
     order by answered_at, id limit $1`,
    [limit],
  );
}

export interface Question {
  kind: DeskInquiry['kind'];
  /** Empty where the member is known. */
  contact: string;
  /** The member who asks; of `nonmember` and `password` nobody. */
  memberId?: string;
  /** Hash of the guest's key. */
  keyHash?: string;
  title: string;
  contents: string;
  ip: string;
  now: number;
}

/** When `asker` asked last; everybody who asks under the same name waits until the transaction ends. */
export async function lockAsker(q: Queryable, asker: string): Promise<number | null> {
  await q.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`inquiry:${asker}`]);
  const [last] = await q.query<{ at: number | null }>(
    `select max(at) as at from (select max(asked_at) as at from inquiry where asker = $1
       union all select asked_at from inquiry_withdrawn where member_id = $1) asked`,
    [asker],
  );
  return last?.at ?? null;
}

/** Staff answers by the contact given, or by message to the member. */
export async function insertInquiry(
  q: Queryable,
  {
    id,
    asker,
    kind,
    contact,
    title,
    contents,
    now,
    ip,
    memberId,
    keyHash,
  }: Question & { id: string; asker: string },
): Promise<void> {
  await q.query(
    `insert into inquiry (id, kind, contact, title, contents, created_at, asked_at, ip, member_id, asker, key_hash)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10)`,
    [id, kind, contact, title, contents, now, ip, memberId ?? null, asker, keyHash ?? null],
  );
}

/** Questions without an answer, those of them that staff has taken up, and since when the oldest waits. */
export async function countOpenInquiries(q: Queryable): Promise<Schemas['DeskInquiries']> {
  const [counted] = await q.query<Schemas['DeskInquiries']>(
    `select count(*)::int as open, count(*) filter (where state = 'answering')::int as answering,
       min(asked_at) as "oldestAt" from inquiry where answered_at is null`,
  );
  return counted ?? { open: 0, answering: 0, oldestAt: null };
}
