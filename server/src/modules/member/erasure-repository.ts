import type { Queryable } from '../../lib/db.ts';

/** Who is about to be erased, as others may have noted it. */
export interface Leaver {
  id: string;
  userId: string;
  nickname: string;
  phoneNumber: string | null;
}

/** Hashes what an id looks like: who it was cannot be read from it, and nobody may take it again. */
export const USER_ID_HASH = "encode(sha256(convert_to(lookalike($1), 'UTF8')), 'hex')";

/** Ids of members who left so many years ago or longer, and whose data is still here. Whoever is excluded yet is not among them. */
export async function listErasable(
  q: Queryable,
  { now, years }: { now: number; years: number },
): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select m.id from member m join member_leaving l on l.member_id = m.id and l.outcome = 'confirmed'
     where m.state = 'withdrawn' and m.erased_at is null
       and to_timestamp(l.ended_at / 1000.0) + make_interval(years => $2) <= to_timestamp($1 / 1000.0)
       and not exists (select from protection_stop s where s.member_id = m.id and s.until_at > $1)
     order by l.ended_at, m.id`,
    [now, years],
  );
  return rows.map(({ id }) => id);
}

/** Locks a member who has left and is not erased yet; null where there is none any more. */
export async function lockLeaver(q: Queryable, memberId: string): Promise<Leaver | null> {
  const [row] = await q.query<Leaver>(
    `select id, user_id as "userId", nickname, phone_number as "phoneNumber" from member
     where id = $1 and state = 'withdrawn' and erased_at is null for update`,
    [memberId],
  );
  return row ?? null;
}

/** Removes what a member said at the sign-up. The id becomes a hash; friends see whom they brought as somebody who has left. */
export async function eraseProfile(q: Queryable, leaver: Leaver, at: number): Promise<void> {
  const { id, userId, nickname } = leaver;
  await q.query(
    `insert into retired_user_id (hash) values (${USER_ID_HASH}) on conflict do nothing`,
    [userId],
  );
  const gone = `탈퇴회원 ${id.replace(/^mem_/, '')}`;
  await q.query(
    `update member set user_id = id, nickname = $2, password_hash = '', withdraw_password_hash = '', recommender = null,
       phone_number = null, bank_id = null, account_number = null, account_holder = null, birth_year = null,
       signup_payload = '{}', erased_at = $3 where id = $1`,
    [id, gone, at],
  );
  // Those who named this member when they signed up.
  await q.query(
    `update member set recommender = case when recommender = $1 then $2 else recommender end,
       signup_payload = case when signup_payload ->> 'recommender' = $1
         then jsonb_set(signup_payload, '{recommender}', to_jsonb($2::text)) else signup_payload end
     where recommender = $1 or signup_payload ->> 'recommender' = $1`,
    [nickname, gone],
  );
  await q.query('update member_leaving set reason = null where member_id = $1', [id]);
  await q.query('delete from member_likeness where member_id = $1 or other_id = $1', [id]);
}

/** Removes what staff wrote about a member; that and when somebody wrote, or kept the member out, stays. */
export async function eraseNotes(q: Queryable, memberId: string): Promise<void> {
  await q.query(`update member_note set contents = '' where member_id = $1`, [memberId]);
  await q.query(
    `update member_ban set reason = '', end_reason = case when end_reason is not null then '' end where member_id = $1`,
    [memberId],
  );
}
