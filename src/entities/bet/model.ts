import { createEvent, createStore, sample } from 'effector';
import { gameById, gamePath } from '#rules/rounds/round.ts';
import { createPagedQuery, meStreamed } from '@/shared/api';
import { type BetQuery, loadBetPage } from './api';
import { type Bet, isFixtureLeg, isOpenBet } from './lib/bet';
import { betsOf, openBetsOf } from './lib/streamed';

/** Bets are new or have changed: the answer of a placement, or the stream. */
export const betsSeen = createEvent<readonly Bet[]>();
/** Every open bet of the member, by the stream's snapshot. */
export const openBetsUpdated = createEvent<readonly Bet[]>();
/** The member is another one: nothing of the last one stays. */
export const betsForgotten = createEvent();

/** Every open bet of the member that is known, oldest known first. */
export const $openBets = createStore<readonly Bet[]>([]);
/** Bets whose in-play delay runs, oldest first. */
export const $pendingBets = createStore<readonly Bet[]>([]);

function replaced(bets: readonly Bet[], bet: Bet): readonly Bet[] {
  return bets.map((known) => (known.id === bet.id && bet.version >= known.version ? bet : known));
}

function withPending(bets: readonly Bet[], bet: Bet): readonly Bet[] {
  const others = bets.filter(({ id }) => id !== bet.id);
  return bet.status === 'pending' ? [...others, bet] : others;
}

function withOpen(bets: readonly Bet[], bet: Bet): readonly Bet[] {
  if (!isOpenBet(bet)) return bets.filter(({ id }) => id !== bet.id);
  const isKnown = bets.some(({ id }) => id === bet.id);
  return isKnown ? replaced(bets, bet) : [...bets, bet];
}

/** Bets that waited and do not any more, each in its latest state. */
function decidedAmong(pending: readonly Bet[], bets: readonly Bet[]): readonly Bet[] {
  return pending.flatMap(({ id }) => {
    const last = bets.findLast((bet) => bet.id === id);
    return last === undefined || last.status === 'pending' ? [] : [last];
  });
}

/** Bets that waited were accepted or refused, several at once where their delays end together; oldest first. */
export const pendingDecided = sample({
  clock: sample({ clock: betsSeen, source: $pendingBets, fn: decidedAmong }),
  filter: (bets) => bets.length > 0,
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
  source: $pendingBets,
  // What waited and is not open any more was decided while the line was down: whoever keeps its time asks for it.
  fn: (pending, bets) => {
    const next = bets.filter(({ status }) => status === 'pending');
    const ids = next.map(({ id }) => id);
    return [...pending.filter(({ id }) => !ids.includes(id)), ...next];
  },
  target: $pendingBets,
});
sample({ clock: openBetsUpdated, target: $openBets });
sample({
  clock: betsSeen,
  source: $openBets,
  fn: (open, bets) => bets.reduce(withOpen, open),
  target: $openBets,
});
sample({
  clock: meStreamed,
  filter: ({ snapshots }) => snapshots.length > 0,
  fn: openBetsOf,
  target: openBetsUpdated,
});
sample({ clock: meStreamed, fn: betsOf, target: betsSeen });
sample({ clock: betsForgotten, fn: () => [], target: [$pendingBets, $openBets] });

function isOnGame({ legs }: Bet, path: string): boolean {
  return legs.some((leg) => {
    const game = leg.kind === 'round_selection' ? gameById(leg.gameId) : undefined;
    return game !== undefined && gamePath(game) === path;
  });
}

function isOnFixture({ legs }: Bet, fixtureId: string): boolean {
  return legs.some((leg) => isFixtureLeg(leg) && leg.fixtureId === fixtureId);
}

function belongs(bet: Bet, query: BetQuery): boolean {
  const { label, type, game, mode, eventId, from, to } = query;
  if (game !== undefined && !isOnGame(bet, game)) return false;
  if (label !== undefined && label !== bet.label) return false;
  if (mode !== undefined && mode !== bet.mode) return false;
  if (eventId !== undefined && !isOnFixture(bet, eventId)) return false;
  const isInTime = bet.placedAt >= (from ?? 0) && bet.placedAt < (to ?? Number.MAX_SAFE_INTEGER);
  return isInTime && (type === undefined || type === bet.type);
}

/** Compares two bets as the server puts them in order: newest, or highest stake, first. */
function compareBy({ order }: BetQuery) {
  const keyOf = (bet: Bet) => (order === 'stake' ? bet.stake : bet.placedAt);
  return (a: Bet, b: Bet) => keyOf(b) - keyOf(a);
}

/** A list of bets, page after page; changes of bets show in place, and what its filter no longer has is taken out. */
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
