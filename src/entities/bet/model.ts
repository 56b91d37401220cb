import { createEvent, createStore, sample, type Effect } from 'effector';
import { type ApiError, meStreamed } from '@/shared/api';
import { type Bet, isOpenBet } from './lib/bet';
import { betsOf, openBetsOf } from './lib/streamed';

export interface BetQuery {
  state: 'open' | 'settled';
  /** 1 sports, 2 live, 3 minigame, 4 virtual, 5 casino; all when left out. */
  type?: Bet['type'];
  /** Epoch milliseconds of the placement. */
  from?: number;
  to?: number;
}

export interface BetPage {
  bets: Bet[];
  nextCursor: string | null;
}

export interface BetListRequest {
  query: BetQuery;
  cursor: string | null;
}

/** Bets are new or have changed: the answer of a placement, or the stream. */
export const betsSeen = createEvent<readonly Bet[]>();
/** Every open bet of the member, as the stream's snapshot tells. */
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

function belongs(bet: Bet, query: BetQuery): boolean {
  if (isOpenBet(bet) !== (query.state === 'open')) return false;
  const { type, from, to } = query;
  const isInTime = bet.placedAt >= (from ?? 0) && bet.placedAt < (to ?? Number.MAX_SAFE_INTEGER);
  return isInTime && (type === undefined || type === bet.type);
}

/** Makes a list of bets, page after page; changes of bets show in place. */
export function createBetList({ loadFx }: { loadFx: Effect<BetListRequest, BetPage, ApiError> }) {
  const opened = createEvent<BetQuery>();
  const moreRequested = createEvent();
  const retryRequested = createEvent();
  const closed = createEvent();

  const $query = createStore<BetQuery | null>(null);
  /** Null until the first page is here. */
  const $bets = createStore<readonly Bet[] | null>(null);
  const $nextCursor = createStore<string | null>(null);
  const $failure = createStore<ApiError | null>(null);
  const $isLoading = loadFx.pending;
  const asked = createEvent<BetListRequest>();

  sample({ clock: opened, target: $query });
  sample({ clock: [opened, closed], fn: () => null, target: [$bets, $nextCursor] });
  sample({ clock: closed, fn: () => null, target: $query });
  sample({ clock: opened, fn: (query) => ({ query, cursor: null }), target: asked });
  sample({
    clock: moreRequested,
    source: { query: $query, cursor: $nextCursor, isLoading: $isLoading },
    filter: ({ query, cursor, isLoading }) => query !== null && cursor !== null && !isLoading,
    fn: ({ query, cursor }) => ({ query: query as BetQuery, cursor }),
    target: asked,
  });
  sample({
    clock: retryRequested,
    source: { query: $query, cursor: $nextCursor },
    filter: ({ query }) => query !== null,
    fn: ({ query, cursor }) => ({ query: query as BetQuery, cursor }),
    target: asked,
  });
  sample({ clock: asked, target: loadFx });
  sample({ clock: asked, fn: () => null, target: $failure });

  // An answer to an earlier query is late and must not show.
  const arrived = sample({
    clock: loadFx.done,
    source: { query: $query, bets: $bets },
    filter: ({ query }, { params }) => params.query === query,
    fn: ({ bets }, { params, result }) => ({ known: params.cursor === null ? [] : bets, result }),
  });
  sample({
    clock: arrived,
    fn: ({ known, result }) => {
      const ids = new Set(result.bets.map(({ id }) => id));
      return [...(known ?? []).filter(({ id }) => !ids.has(id)), ...result.bets];
    },
    target: $bets,
  });
  sample({ clock: arrived, fn: ({ result }) => result.nextCursor, target: $nextCursor });
  sample({
    clock: loadFx.fail,
    source: $query,
    filter: (query, { params }) => params.query === query,
    fn: (_query, { error }) => error,
    target: $failure,
  });

  sample({
    clock: betsSeen,
    source: { bets: $bets, query: $query },
    filter: ({ bets, query }) => bets !== null && query !== null,
    fn: ({ bets, query }, changed) => {
      const known = bets ?? [];
      const ids = new Set(known.map(({ id }) => id));
      const fresh = changed.filter((bet) => !ids.has(bet.id) && belongs(bet, query as BetQuery));
      const all = [...fresh.reverse(), ...changed.reduce(replaced, known)];
      return fresh.length === 0 ? all : all.toSorted((a, b) => b.placedAt - a.placedAt);
    },
    target: $bets,
  });

  return {
    opened,
    moreRequested,
    retryRequested,
    closed,
    $query,
    $bets,
    $nextCursor,
    $failure,
    $isLoading,
  };
}
