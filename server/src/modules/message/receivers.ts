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
  /** How many are left out because they have excluded themselves, or chose to get no messages to many. */
  excluded: number;
  /** Ids that are no member, or one who has left. */
  unknown: readonly string[];
}

async function namedOf(q: Queryable, ids: readonly string[], at: number): Promise<Receivers> {
  const known = await findNamed(q, ids);
  const unknown = ids.filter((id) => !known.includes(id));
  // Written to alone, it is about them.
  if (ids.length === 1) return { memberIds: known, excluded: 0, unknown };
  const excluded = await excludedAmong(q, known, at);
  return { memberIds: known.filter((id) => !excluded.has(id)), excluded: excluded.size, unknown };
}

/**
 * Who gets the message. Unless one member is named it counts as marketing: those who have excluded themselves are left out, and
 * are written to alone where it is about them (ADR 0013). A level and all leave out who takes no messages to many.
 */
export async function receiversOf(
  q: Queryable,
  audience: Audience,
  at: number,
): Promise<Receivers> {
  if (audience.kind === 'named') return namedOf(q, audience.memberIds, at);
  const found = await findApproved(q, audience.kind === 'level' ? audience.level : null);
  const takers = found.filter(({ receivesNews }) => receivesNews).map(({ id }) => id);
  const excluded = await excludedAmong(q, takers, at);
  const memberIds = takers.filter((id) => !excluded.has(id));
  return { memberIds, excluded: found.length - memberIds.length, unknown: [] };
}
