// The one pick of a slip of rounds: the next one takes its place.
import { combine, createEvent, createStore, sample } from 'effector';
import type { VirtualCard } from '#rules/rounds/virtual.ts';
import type { OfferedMarket } from '../api';
import { $at, $events, $game, $markets, $round, $tableState, gameOpened } from './table';

/** What is picked, in which round, and at which odds (hundredths). */
export interface RoundPick {
  gameId: number;
  roundId: string;
  /** Number of the round. */
  round: number;
  market: string;
  selection: string;
  odds: number;
  /** Of a virtual event. */
  card?: VirtualCard;
}

type Choice = Pick<RoundPick, 'market' | 'selection'>;

/** Pressed again, a selection is dropped. */
export const selectionPressed = createEvent<Choice>();
/** The pick of a round that is over is to be on the one that is open, at its odds. */
export const pickMoved = createEvent();
export const pickDropped = createEvent();
/** The odds of the pick are others now, hundredths. */
export const pickRepriced = createEvent<number>();

export const $pick = createStore<RoundPick | null>(null)
  .on(pickRepriced, (pick, odds) => pick && { ...pick, odds })
  .reset(pickDropped);

function oddsOf(markets: readonly OfferedMarket[] | null, { market, selection }: Choice) {
  const offered = markets?.find((one) => one.market === market);
  return offered?.selections.find((one) => one.selection === selection)?.odds ?? null;
}

const $offer = combine({
  game: $game,
  round: $round,
  markets: $markets,
  card: $events.map((events) => events?.card ?? null),
  state: $tableState,
});

/** The pick as the round that is open has it; null where it has none, or takes no bets. */
const madeOf = (
  { game, round, markets, card, state }: ReturnType<typeof $offer.getState>,
  { market, selection }: Choice,
): RoundPick | null => {
  const odds = oddsOf(markets, { market, selection });
  if (game === null || round === null || state !== 'open' || odds === null) return null;
  const { key: roundId, number } = round;
  return {
    gameId: game.id,
    roundId,
    round: number,
    market,
    selection,
    odds,
    ...(card && { card }),
  };
};

/** What distinguishes a selection from the others of its game. */
export const selectionKey = ({ market, selection }: Choice) => `${market} ${selection}`;
/** The selection of the open round that is on the slip. */
export const $pickedKey = combine([$pick, $round] as const, ([pick, round]) =>
  pick !== null && pick.roundId === round?.key ? selectionKey(pick) : null,
);

/** The round of the pick takes no more bets. */
export const $isPickClosed = combine(
  [$pick, $round, $at, $tableState] as const,
  ([pick, round, at, state]) =>
    pick !== null &&
    round !== null &&
    (pick.roundId !== round.key || at >= round.closesAt || state === 'voided'),
);
/** What the pick becomes in the round that is open; null where its own is, or this one does not offer it. */
export const $nextPick = combine([$pick, $offer] as const, ([pick, offer]) => {
  const next = pick && madeOf(offer, pick);
  return next === null || next.roundId === pick?.roundId ? null : next;
});

const pressed = sample({
  clock: selectionPressed,
  source: { pick: $pick, offer: $offer },
  fn: ({ pick, offer }, choice) => ({ pick, made: madeOf(offer, choice) }),
});
sample({
  clock: pressed,
  filter: ({ made }) => made !== null,
  fn: ({ pick, made }) => (isSame(pick, made) ? null : made),
  target: $pick,
});
sample({
  clock: pickMoved,
  source: $nextPick,
  filter: (next) => next !== null,
  target: $pick,
});
// A slip holds a pick of the game that is shown.
sample({
  clock: gameOpened,
  source: $pick,
  filter: (pick, gameId) => pick !== null && pick.gameId !== gameId,
  fn: () => null,
  target: $pick,
});

function isSame(one: RoundPick | null, other: RoundPick | null): boolean {
  return (
    one?.roundId === other?.roundId &&
    one?.market === other?.market &&
    one?.selection === other?.selection
  );
}
