import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { type Bet, createBetList, openFixtures } from '@/entities/bet';
import { slipReplaced, stakeChanged } from '@/entities/slip';
import { createApiFx, fixtureTopic, topicsReleased, topicsWanted } from '@/shared/api';
import { readNowFx } from '@/shared/lib/clock';
import { navigationAsked } from '@/shared/routes';
import { loadBets, loadRebet } from './api';
import { pageClosed, pageOpened, pageSearchChanged } from './facts';
import { hrefOf, toBetQuery } from './lib/bet-query';
import { type Rebet, slipOf } from './lib/rebet';
import { type BetResultSearch, betResultSearch } from './search';

export const filterChanged = createEvent<Partial<BetResultSearch>>();
export const betToggled = createEvent<string>();
export const rebetClicked = createEvent<Bet>();
export const rebetConfirmed = createEvent();
export const rebetClosed = createEvent();

export const $search = createStore<BetResultSearch>(betResultSearch.parse({}));
export const $expandedId = createStore<string | null>(null);
/** The bet whose legs are looked up or offered again. */
export const $rebetBet = createStore<Bet | null>(null);
export const $rebet = createStore<Rebet | null>(null);
export const $hasRebetFailed = createStore(false);

export const loadBetsFx = createApiFx(loadBets);
export const loadRebetFx = createApiFx(loadRebet);
const askNowFx = createEffect(() => readNowFx());

export const list = createBetList({ loadFx: loadBetsFx });
export const $rebetSlip = $rebet.map((rebet) => rebet && slipOf(rebet));
export const $isRebetLoading = loadRebetFx.pending;
/** Nothing is here yet, and nothing has failed. */
export const $isFirstLoading = combine(
  list.$bets,
  list.$failure,
  (bets, failure) => bets === null && failure === null,
);

const searchTold = sample({
  clock: [pageOpened, pageSearchChanged],
  fn: ({ search }) => search,
});
sample({ clock: searchTold, target: $search });
sample({ clock: searchTold, fn: () => undefined, target: askNowFx });
sample({ clock: askNowFx.doneData, source: $search, fn: toBetQuery, target: list.opened });
sample({
  clock: filterChanged,
  source: $search,
  fn: (search, change) => ({ to: hrefOf({ ...search, ...change }), replace: true }),
  target: navigationAsked,
});
sample({
  clock: betToggled,
  source: $expandedId,
  fn: (expanded, id) => (expanded === id ? null : id),
  target: $expandedId,
});

// Live scores are wanted of the matches in sight that are not over.
const $fixtureKey = list.$bets.map((bets) =>
  openFixtures(bets ?? [])
    .sort()
    .join(' '),
);
sample({
  clock: $fixtureKey,
  fn: (key) => ({
    id: 'bet-result',
    topics: key === '' ? [] : key.split(' ').map(fixtureTopic),
  }),
  target: topicsWanted,
});
sample({ clock: pageClosed, target: list.closed });
sample({ clock: pageClosed, fn: () => 'bet-result', target: topicsReleased });

sample({ clock: rebetClicked, target: [$rebetBet, loadRebetFx] });
sample({ clock: rebetClicked, fn: () => null, target: $rebet });
sample({ clock: rebetClicked, fn: () => false, target: $hasRebetFailed });
sample({
  clock: loadRebetFx.done,
  source: $rebetBet,
  // Closed, or another bet asked for, before the answer.
  filter: (bet, { params }) => bet?.id === params.id,
  fn: (_bet, { result }) => result,
  target: $rebet,
});
sample({ clock: loadRebetFx.fail, fn: () => true, target: $hasRebetFailed });
const confirmedRebet = sample({
  clock: rebetConfirmed,
  source: { rebet: $rebet, slip: $rebetSlip },
  filter: ({ slip }) => slip !== null && slip.legs.length > 0,
  fn: ({ rebet, slip }) => ({ rebet: rebet as Rebet, slip: slip as NonNullable<typeof slip> }),
});
sample({ clock: confirmedRebet, fn: ({ slip }) => slip, target: slipReplaced });
sample({ clock: confirmedRebet, fn: ({ rebet }) => rebet.bet.stake, target: stakeChanged });
sample({
  clock: confirmedRebet,
  // The slip stands beside the boards.
  fn: ({ slip }) => ({
    to: slip.legs.some(({ inPlay }) => inPlay) ? '/korea/live' : '/korea/cross',
  }),
  target: navigationAsked,
});
sample({
  clock: [confirmedRebet, rebetClosed, pageClosed],
  fn: () => null,
  target: [$rebetBet, $rebet],
});
