import type { Queryable } from '../../lib/db.ts';
import type { Player } from './types.ts';

/** How the players of a tournament are ranked: the higher score, then whoever reached it earlier, then whoever joined earlier. */
const ORDER = 'p.score desc, p.reached_at, p.joined_at, p.member_id';
const PLAYER = 'm.id as "memberId", m.nickname, m.level, p.score, p.bets, p.points';

export function listFirst(q: Queryable, id: number, limit: number): Promise<Player[]> {
  return q.query<Player>(
    `select ${PLAYER}, (row_number() over (order by ${ORDER}))::int as rank
     from (select * from tournament_player p where p.tournament_id = $1 order by ${ORDER} limit $2) p
       join member m on m.id = p.member_id
     order by ${ORDER}`,
    [id, limit],
  );
}

/** Null for who has not joined. */
export async function findPlayer(
  q: Queryable,
  id: number,
  memberId: string,
): Promise<Player | null> {
  const [row] = await q.query<Player>(
    `select ${PLAYER}, 1 + (
       select count(*)::int from tournament_player o where o.tournament_id = p.tournament_id and o.score >= p.score
         and (o.score > p.score
           or (o.reached_at, o.joined_at, o.member_id) < (p.reached_at, p.joined_at, p.member_id))) as rank
     from tournament_player p join member m on m.id = p.member_id
     where p.tournament_id = $1 and p.member_id = $2`,
    [id, memberId],
  );
  return row ?? null;
}

/** Those of these who keep out of lists that everybody sees. */
export async function listKeptOut(
  q: Queryable,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await q.query<{ id: string }>(
    'select id from member where id = any($1) and not in_hall_of_fame',
    [memberIds],
  );
  return new Set(rows.map(({ id }) => id));
}
