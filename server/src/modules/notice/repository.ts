import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';

type Schemas = components['schemas'];

const NEWS_SHOWN = 20;

export function listNews(q: Queryable): Promise<Schemas['News'][]> {
  return q.query(
    `select id, contents, created_at as "createdAt" from news order by created_at desc, id desc limit $1`,
    [NEWS_SHOWN],
  );
}

/** Lists the popups of now; of a member who takes a break or has excluded themselves, those that are no marketing. */
export function listPopups(
  q: Queryable,
  now: number,
  memberId: string | null,
): Promise<Schemas['Popup'][]> {
  return q.query(
    `select id, title, contents from popup
     where starts_at <= $1 and ends_at > $1
       and (not is_marketing or $2::text is null or protection_stop_of($2, $1) = '[]')
     order by id`,
    [now, memberId],
  );
}

export function listMessengers(q: Queryable): Promise<Schemas['Messenger'][]> {
  return q.query('select id, name, account, img_path as "imgPath" from messenger order by id');
}

export function listBanks(q: Queryable): Promise<Schemas['Bank'][]> {
  return q.query('select id, bank_name as "bankName", use_flag as "useFlag" from bank order by id');
}
