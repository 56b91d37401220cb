import { type Favourite, type FavouriteKey, type Favourites, keyOf } from './favourites';

/** A change of one favourite that the server has not answered yet. */
export interface Edit {
  favourite: Favourite;
  /** What was sent: it is to be one, or to be none. */
  sent: boolean;
  /** What the member wants by now; where it differs, it is sent after the answer. */
  wanted: boolean;
}

/** One call at a time for each favourite, so that no answer overtakes another. */
export type Edits = ReadonlyMap<FavouriteKey, Edit>;

/** The favourites after one was added or removed. */
export function withFavourite(known: Favourites, key: FavouriteKey, isIn: boolean): Favourites {
  if (known.has(key) === isIn) return known;
  const next = new Set(known);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}

/** What the member sees: the server's favourites with the changes on their way. */
export function withEdits(saved: Favourites, edits: Edits): Favourites {
  return [...edits].reduce((shown, [key, { wanted }]) => withFavourite(shown, key, wanted), saved);
}

/** The edits with one of them replaced, or taken out by null. */
export function replaceEdit(edits: Edits, key: FavouriteKey, edit: Edit | null): Edits {
  const next = new Map(edits);
  if (edit) next.set(key, edit);
  else next.delete(key);
  return next;
}

/** What is to be sent after the answer to a change: the opposite, where the member wants that by now; null for nothing. */
export function nextEdit(edits: Edits, { favourite, sent }: Edit, isStored: boolean): Edit | null {
  const edit = edits.get(keyOf(favourite));
  // Where nothing was stored, it is as the member wants it again.
  if (!edit || !isStored || edit.wanted === sent) return null;
  return { favourite, sent: edit.wanted, wanted: edit.wanted };
}
