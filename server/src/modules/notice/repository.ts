import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';

type Schemas = components['schemas'];
export type DeskNews = Schemas['DeskNews'];
export type DeskPopup = Schemas['DeskPopup'];
export type NewsDraft = Schemas['NewsDraft'];
export type PopupDraft = Schemas['PopupDraft'];

const NEWS = 'id, contents, created_at as "createdAt"';
const POPUP =
  'id, title, contents, starts_at as "startsAt", ends_at as "endsAt", is_marketing as "isMarketing"';

/** The newest first. */
export function listNews(q: Queryable, limit: number): Promise<DeskNews[]> {
  return q.query<DeskNews>(`select ${NEWS} from news order by created_at desc, id desc limit $1`, [
    limit,
  ]);
}

/** Locked until the transaction ends. */
export async function takeNews(q: Queryable, id: number): Promise<DeskNews | null> {
  const sql = `select ${NEWS} from news where id = $1 for update`;
  return (await q.query<DeskNews>(sql, [id]))[0] ?? null;
}

export function insertNews(q: Queryable, { contents }: NewsDraft, at: number): Promise<DeskNews[]> {
  return q.query<DeskNews>(
    `insert into news (contents, created_at) values ($1, $2) returning ${NEWS}`,
    [contents, at],
  );
}

export async function updateNews(q: Queryable, { id, contents }: DeskNews): Promise<void> {
  await q.query('update news set contents = $2 where id = $1', [id, contents]);
}

export async function removeNews(q: Queryable, id: number): Promise<void> {
  await q.query('delete from news where id = $1', [id]);
}

/** Lists the popups of now; of a member who takes a break or has excluded themselves, those that are no marketing. */
export function listShownPopups(
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

/** Of all times, the one that ends last first. */
export function listPopups(q: Queryable, limit: number): Promise<DeskPopup[]> {
  return q.query<DeskPopup>(`select ${POPUP} from popup order by ends_at desc, id desc limit $1`, [
    limit,
  ]);
}

/** Locked until the transaction ends. */
export async function takePopup(q: Queryable, id: number): Promise<DeskPopup | null> {
  const sql = `select ${POPUP} from popup where id = $1 for update`;
  return (await q.query<DeskPopup>(sql, [id]))[0] ?? null;
}

export function insertPopup(q: Queryable, draft: PopupDraft): Promise<DeskPopup[]> {
  const { title, contents, startsAt, endsAt, isMarketing = true } = draft;
  return q.query<DeskPopup>(
    `insert into popup (title, contents, starts_at, ends_at, is_marketing) values ($1, $2, $3, $4, $5)
     returning ${POPUP}`,
    [title, contents, startsAt, endsAt, isMarketing],
  );
}

export async function updatePopup(q: Queryable, popup: DeskPopup): Promise<void> {
  const { id, title, contents, startsAt, endsAt, isMarketing } = popup;
  await q.query(
    'update popup set title = $2, contents = $3, starts_at = $4, ends_at = $5, is_marketing = $6 where id = $1',
    [id, title, contents, startsAt, endsAt, isMarketing],
  );
}

export async function removePopup(q: Queryable, id: number): Promise<void> {
  await q.query('delete from popup where id = $1', [id]);
}
