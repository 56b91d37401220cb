import { createEvent, createStore, sample } from 'effector';
import { gameById, gamePath } from '#rules/rounds/round.ts';
import { createPagedQuery, meStreamed } from '@/shared/api';
import { type BetQuery, loadBetPage } from './api';
import type { Bet } from './lib/bet';
import { betsOf, openBetsOf } from './lib/streamed';

/** Bets are new or have changed: the answer of a placement, or the stream. */
export const betsSeen = createEvent<readonly Bet[]>();
/** Every open bet of the member, by the stream's snapshot. */
export const openBetsUpdated = createEvent<readonly Bet[]>();
/** The member is another one: nothing of the last one stays. */
export const betsForgotten = createEvent();

/** Bets whose in-play delay runs, oldest first. */
export const $pendingBets = createStore<readonly Bet[]>([]);

function replaced(bets: readonly Bet[], bet: Bet): readonly Bet[] {
  return bets.map((known) => (known.id === bet.id && bet.version >= known.version ? bet : known));
}

function withPending(bets: readonly Bet[], bet: Bet): readonly Bet[] {
  const others = bets.filter(({ id }) => id !== bet.id);
  return bet.status === 'pending' ? [...others, bet] : others;
}

function decidedAmong(pending: readonly Bet[], bets: readonly Bet[]): Bet | undefined {
  const ids = pending.map(({ id }) => id);
  return bets.findLast(({ id, status }) => status !== 'pending' && ids.includes(id));
}

/** A bet that waited was accepted or refused; of several at once the last. */
export const pendingDecided = sample({
  clock: betsSeen,
  source: $pendingBets,
  filter: (pending, bets) => decidedAmong(pending, bets) !== undefined,
  fn: (pending, bets) => decidedAmong(pending, bets) as Bet,
});
// After the fact above, which has to see the bet still waiting.
sample({
  clock: betsSeen,
  source: $pendingBets,
  fn: (pending, bets) => bets.reduce(withPending, pending),
  target: $pendingBets,
});
sample({
  clock: openBetsUpdated,
  fn: (bets) => bets.filter(({ status }) => status === 'pending'),
  target: $pendingBets,
});
sample({
  clock: meStreamed,
  filter: ({ snapshots }) => snapshots.length > 0,
  fn: openBetsOf,
  target: openBetsUpdated,
});
sample({ clock: meStreamed, fn: betsOf, target: betsSeen });
sample({ clock: betsForgotten, fn: () => [], target: $pendingBets });

function isOnGame({ legs }: Bet, path: string): boolean {
  return legs.some((leg) => {
    const game = leg.kind === 'round_selection' ? gameById(leg.gameId) : undefined;
    return game !== undefined && gamePath(game) === path;
  });
}

function belongs(bet: Bet, query: BetQuery): boolean {
  const { label, type, game, mode, from, to } = query;
  if (game !== undefined && !isOnGame(bet, game)) return false;
  if (label !== undefined && label !== bet.label) return false;
  if (mode !== undefined && mode !== bet.mode) return false;
  const isInTime = bet.placedAt >= (from ?? 0) && bet.placedAt < (to ?? Number.MAX_SAFE_INTEGER);
  return isInTime && (type === undefined || type === bet.type);
}

/** Compares two bets as the server puts them in order: newest, or highest stake, first. */
function compareBy({ order }: BetQuery) {
  const keyOf = (bet: Bet) => (order === 'stake' ? bet.stake : bet.placedAt);
  return (a: Bet, b: Bet) => keyOf(b) - keyOf(a);
}

/** Makes a list of bets, page after page; changes of bets show in place, and what its filter no longer has is taken out. */
export function createBetList({ pageSize }: { pageSize: number }) {
  const list = createPagedQuery(
    (api, { query, cursor }: { query: BetQuery; cursor: string | null }) =>
      loadBetPage(api, { ...query, ...(cursor === null ? {} : { cursor }), limit: pageSize }),
    { shows: 'every page', keyOf: ({ id }) => id },
  );

  sample({
    clock: betsSeen,
    source: { bets: list.$items, query: list.$query, hasNext: list.$hasNext },
    filter: ({ bets, query }) => bets !== null && query !== null,
    fn: ({ bets, query, hasNext }, changed) => {
      const known = bets ?? [];
      const compare = compareBy(query as BetQuery);
      const ids = new Set(known.map(({ id }) => id));
      const last = hasNext ? known.at(-1) : undefined;
      const fresh = changed.filter(
        (bet) =>
          !ids.has(bet.id) &&
          belongs(bet, query as BetQuery) &&
          // What comes after the loaded pages comes with the next one.
          (last === undefined || compare(bet, last) < 0),
      );
      const all = [...fresh.reverse(), ...changed.reduce(replaced, known)].filter((bet) =>
        belongs(bet, query as BetQuery),
      );
      return fresh.length === 0 ? all : all.toSorted(compare);
    },
    target: list.$items,
  });
  return list;
}
