import type { Queryable } from '../../lib/db.ts';
import { excludedAmong } from '../protection/index.ts';
import { findApproved, findNamed } from './receiver-repository.ts';

/** Whom a message goes to, as staff names them. */
export type Audience =
  | { kind: 'named'; memberIds: readonly string[] }
  | { kind: 'level'; level: number }
  | { kind: 'all' };

export interface Receivers {
  memberIds: readonly string[];
  /** How many are left out because they have excluded themselves. */
  excluded: number;
  /** Ids that are no member, or one who has left. */
  unknown: readonly string[];
}

/** Reads what a request names; null unless it is exactly one of them. */
export function audienceOf(body: {
  memberIds?: readonly string[] | undefined;
  level?: number | undefined;
  all?: true | undefined;
}): Audience | null {
  const { memberIds, level, all } = body;
  const named: Audience[] = [];
  if (memberIds !== undefined) named.push({ kind: 'named', memberIds });
  if (level !== undefined) named.push({ kind: 'level', level });
  if (all !== undefined) named.push({ kind: 'all' });
  const [only] = named;
  return only !== undefined && named.length === 1 ? only : null;
}

function idsOf(q: Queryable, audience: Audience): Promise<string[]> {
  if (audience.kind === 'named') return findNamed(q, audience.memberIds);
  return findApproved(q, audience.kind === 'level' ? audience.level : null);
}

/**
 * Who gets the message. Unless one member is named it counts as marketing: those who have excluded themselves are left out, and
 * are written to alone where it is about them (ADR 0075).
 */
export async function receiversOf(
  q: Queryable,
  audience: Audience,
  at: number,
): Promise<Receivers> {
  const ids = await idsOf(q, audience);
  const known = new Set(ids);
  const unknown =
    audience.kind === 'named' ? audience.memberIds.filter((id) => !known.has(id)) : [];
  if (audience.kind === 'named' && audience.memberIds.length === 1)
    return { memberIds: ids, excluded: 0, unknown };
  const excluded = await excludedAmong(q, ids, at);
  return { memberIds: ids.filter((id) => !excluded.has(id)), excluded: excluded.size, unknown };
}
