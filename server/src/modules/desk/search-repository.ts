import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';
import { beginsWith } from '../../lib/like.ts';

type DeskFound = components['schemas']['DeskFound'];

/** Finds the requests of staff's queues whose id begins so, the latest first. */
export function findRequests(
  q: Queryable,
  { begins, kinds, limit }: { begins: string; kinds: readonly string[]; limit: number },
): Promise<DeskFound['requests']> {
  return q.query<DeskFound['requests'][number]>(
    `select r.id, r.kind, r.state, m.nickname from request r join member m on m.id = r.member_id
     where r.id like $1 and r.kind = any($2) order by r.created_at desc, r.id desc limit $3`,
    [beginsWith(begins), kinds, limit],
  );
}

/** Finds whose sessions came from addresses that begin so: each member once, with the latest address. */
export function findAddresses(
  q: Queryable,
  { begins, limit }: { begins: string; limit: number },
): Promise<DeskFound['addresses']> {
  return q.query<DeskFound['addresses'][number]>(
    `select s.ip, s."memberId", m.nickname, s.at from (
       select distinct on (member_id) member_id as "memberId", ip, created_at as at from session
       where ip like $1 order by member_id, created_at desc) s
     join member m on m.id = s."memberId" order by s.at desc, s."memberId" limit $2`,
    [beginsWith(begins), limit],
  );
}
