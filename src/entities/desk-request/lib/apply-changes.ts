import type { Dto } from '#contract/types.gen.ts';
import { type DeskKind, type DeskRequest, type DeskTab, tabOf } from './request';

/** What a list shows. */
export interface DeskQuery {
  kind: DeskKind;
  tab: DeskTab;
}

function changed(request: DeskRequest, change: Dto<'DeskRequestChange'>): DeskRequest {
  const { state, lockedBy, lockedUntil, actor } = change;
  const lock =
    lockedBy === null || lockedUntil === null ? null : { staffId: lockedBy, until: lockedUntil };
  const approvedBy = state === 'awaiting_second' ? actor : null;
  // Taking up again what waits for another changes nobody's approval.
  const money =
    request.money && state !== request.state ? { ...request.money, approvedBy } : request.money;
  return { ...request, state, lock, money };
}

/** Returns the list after the changes: in place where its tab keeps them, without those that left it. */
export function applyChanges(
  items: readonly DeskRequest[],
  changes: readonly Dto<'DeskRequestChange'>[],
  { kind, tab }: DeskQuery,
): readonly DeskRequest[] {
  const news = new Map(changes.filter(({ type }) => type === kind).map((one) => [one.id, one]));
  if (!items.some(({ id }) => news.has(id))) return items;
  return items.flatMap((request) => {
    const change = news.get(request.id);
    if (change === undefined) return request;
    return tabOf(change.state) === tab ? changed(request, change) : [];
  });
}

/** The requests that the list should have and does not know yet. */
export function missingIds(
  items: readonly DeskRequest[],
  changes: readonly Dto<'DeskRequestChange'>[],
  { kind, tab }: DeskQuery,
): readonly string[] {
  const known = new Set(items.map(({ id }) => id));
  const wanted = changes.filter(
    ({ type, state, id }) => type === kind && tabOf(state) === tab && !known.has(id),
  );
  return [...new Set(wanted.map(({ id }) => id))];
}

/** Puts requests as they are now into the list: in place, at its end where they are new, away where they left its tab. */
export function putRequests(
  items: readonly DeskRequest[],
  requests: readonly DeskRequest[],
  { kind, tab }: DeskQuery,
): readonly DeskRequest[] {
  const news = new Map(requests.filter((one) => one.kind === kind).map((one) => [one.id, one]));
  const kept = items.flatMap((request) => {
    const now = news.get(request.id);
    news.delete(request.id);
    if (now === undefined) return request;
    return tabOf(now.state) === tab ? now : [];
  });
  const added = [...news.values()].filter(({ state }) => tabOf(state) === tab);
  return tab === 'waiting' ? [...kept, ...added] : [...added, ...kept];
}
