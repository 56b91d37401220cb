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

export function listPopups(q: Queryable, now: number): Promise<Schemas['Popup'][]> {
  return q.query(
    'select id, title, contents from popup where starts_at <= $1 and ends_at > $1 order by id',
    [now],
  );
}

export function listMessengers(q: Queryable): Promise<Schemas['Messenger'][]> {
  return q.query('select id, name, account, img_path as "imgPath" from messenger order by id');
}

export function listBanks(q: Queryable): Promise<Schemas['Bank'][]> {
  return q.query('select id, bank_name as "bankName", use_flag as "useFlag" from bank order by id');
}

export interface Inquiry {
  id: string;
  kind: 'nonmember' | 'password' | 'account';
  /** Empty where the member is known. */
  contact: string;
  /** The member who asks; of `account` only. */
  memberId?: string;
  title: string;
  contents: string;
  ip: string;
  now: number;
}

/** Keeps a question to staff, who answers by the contact given, or by message to the member. */
export async function insertInquiry(q: Queryable, inquiry: Inquiry): Promise<void> {
  await q.query(
    `insert into inquiry (id, kind, contact, title, contents, created_at, ip, member_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      inquiry.id,
      inquiry.kind,
      inquiry.contact,
      inquiry.title,
      inquiry.contents,
      inquiry.now,
      inquiry.ip,
      inquiry.memberId ?? null,
    ],
  );
}
