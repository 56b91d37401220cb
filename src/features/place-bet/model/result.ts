import { combine, createEvent, createStore, sample } from 'effector';
import {
  $pendingBets,
  type Bet,
  betsSeen,
  isOpenBet,
  loadBet,
  pendingDecided,
} from '@/entities/bet';
import { memberRequested } from '@/entities/member';
import {
  $account,
  $slip,
  betSettingRequested,
  combinationFreed,
  combinationRefused,
  type DomesticSlip,
  jointOutdated,
  legRemoved,
  legsOf,
  pickToggled,
  pricesUpdated,
  type RefusalCode,
  slipCleared,
  slipReplaced,
  stakeChanged,
  toRefusal,
} from '@/entities/slip';
import { createApiQuery } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { combinationLeftOf, isSentSlip, pricesOf, sentSingle } from '../lib/placement';
import { createKeyFx, type PlacementResult, resolved, submitClicked } from './placement';

const ofLimits: readonly RefusalCode[] = ['STAKE_TOO_SMALL', 'STAKE_TOO_LARGE', 'PAYOUT_TOO_LARGE'];

/** The stream tells the decision; this long after its time the server is asked instead. */
const graceMs = 3000;

export const resultDismissed = createEvent();
/** Takes the legs of a refused bet up again. */
export const restoreClicked = createEvent();

export const pendingBetQuery = createApiQuery(loadBet);

export const $result = createStore<PlacementResult | null>(null);
/** What was on the slip when it was placed; it leaves the slip once the server has it. */
export const $sentSlip = createStore<DomesticSlip | null>(null);
const $sentStake = createStore<number | null>(null);
const $accountId = $account.map((account) => account?.id ?? null);
const $askedAt = createStore(0);
export const $canRestore = combine(
  $result,
  $sentSlip,
  $slip,
  (result, sentSlip, slip) =>
    result?.kind === 'refused' && sentSlip !== null && slip.legs.length === 0,
);

/** The server has the bet: accepted, or waiting out the in-play delay. */
export const betPlaced = sample({
  clock: resolved,
  filter: ({ kind }) => kind === 'pending' || kind === 'accepted',
  fn: (result) => (result as { bet: Bet }).bet,
});
export const decided = sample({
  clock: pendingDecided,
  fn: (bet): PlacementResult =>
    bet.status === 'refused'
      ? { kind: 'refused', refusals: bet.refusals.map(toRefusal), bet }
      : { kind: 'accepted', bet },
});

/** A bet was accepted at last, at once or after its delay. */
export const betAccepted = sample({
  clock: [resolved, decided],
  filter: ({ kind }) => kind === 'accepted',
  fn: (result) => (result as { bet: Bet }).bet,
});
export const betRefused = sample({
  clock: [resolved, decided],
  filter: (result): result is Extract<PlacementResult, { kind: 'refused' }> =>
    result.kind === 'refused',
});

// What no leg shows has moved: the prices of its groups are asked for again.
sample({
  clock: betRefused,
  filter: ({ refusals }) =>
    refusals.some((one) => legsOf(one).length > 1 && one.code === 'ODDS_CHANGED'),
  fn: () => undefined,
  target: jointOutdated,
});
sample({ clock: createKeyFx.done, fn: ({ params }) => params.slip, target: $sentSlip });
sample({ clock: createKeyFx.done, fn: ({ params }) => params.stake, target: $sentStake });
sample({ clock: [resolved, decided], target: $result });
sample({
  clock: [resultDismissed, pickToggled, submitClicked, createKeyFx, slipReplaced, $accountId],
  fn: () => null,
  target: $result,
});
// The next member of this browser sees nothing of the last one's bet.
sample({ clock: $accountId, fn: () => null, target: [$sentSlip, $sentStake] });
sample({ clock: $accountId, fn: () => undefined, target: pendingBetQuery.reset });
// After a reload the member may have made the slip another one before the answer was known.
sample({
  clock: betPlaced,
  source: $slip,
  filter: isSentSlip,
  fn: () => undefined,
  target: slipCleared,
});
const singlePlaced = sample({ clock: betPlaced, source: $slip, fn: sentSingle });
sample({ clock: singlePlaced, filter: (id) => id !== null, target: legRemoved });
sample({ clock: betPlaced, fn: (bet) => [bet], target: betsSeen });
sample({ clock: betRefused, fn: ({ refusals }) => pricesOf(refusals), target: pricesUpdated });
// The server goes by other limits than the slip: admins have set them meanwhile.
sample({
  clock: betRefused,
  filter: ({ refusals }) => refusals.some(({ code }) => ofLimits.includes(code)),
  fn: () => undefined,
  target: betSettingRequested,
});
const combinationLeft = sample({
  clock: betRefused,
  source: $sentSlip,
  fn: (slip, { refusals }) => combinationLeftOf(slip, refusals),
});
sample({
  clock: combinationLeft,
  filter: (left) => left !== null,
  target: combinationRefused,
});
sample({
  clock: betsSeen,
  // A part that is cashed out frees as much of the limit.
  filter: (bets) => bets.some((bet) => !isOpenBet(bet) || bet.cashOut !== undefined),
  fn: () => undefined,
  target: combinationFreed,
});
sample({
  clock: [betPlaced, decided],
  fn: () => undefined,
  target: memberRequested,
});
const restored = sample({
  clock: restoreClicked,
  source: { slip: $sentSlip, stake: $sentStake },
  filter: $canRestore,
});
sample({ clock: restored, fn: ({ slip }) => slip as DomesticSlip, target: slipReplaced });
sample({ clock: restored, fn: ({ stake }) => stake, target: stakeChanged });

sample({
  clock: $now,
  source: { pending: $pendingBets, askedAt: $askedAt, isLoading: pendingBetQuery.$isPending },
  filter: ({ pending, askedAt, isLoading }, now) =>
    !isLoading &&
    now - askedAt > graceMs &&
    pending.some(({ pendingUntil }) => (pendingUntil ?? 0) + graceMs < now),
  fn: ({ pending }, now) =>
    (pending.find(({ pendingUntil }) => (pendingUntil ?? 0) + graceMs < now) as Bet).id,
  target: pendingBetQuery.start,
});
sample({ clock: pendingBetQuery.start, source: $now, target: $askedAt });
sample({ clock: pendingBetQuery.done, fn: ({ result }) => [result], target: betsSeen });
