import { createEvent, createStore, merge, sample } from 'effector';
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
  $accountId,
  $slip,
  betSettingRequested,
  combinationFreed,
  combinationRefused,
  fixChosen,
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
import {
  combinationLeftOf,
  isSentSlip,
  type Placeable,
  pricesOf,
  sentSingle,
} from '../lib/placement';
import {
  isHeld,
  mayRestore,
  type RefusedBet,
  reportOf,
  type PlacementReport,
  findReport,
  withoutReport,
  withoutReofferLeg,
  withReports,
} from '../lib/report';
import {
  createKeyFx,
  placeAgainRequested,
  type PlacementResult,
  resolved,
  submitClicked,
} from './placement';

const ofLimits: readonly RefusalCode[] = ['STAKE_TOO_SMALL', 'STAKE_TOO_LARGE', 'PAYOUT_TOO_LARGE'];

/** The decision comes over the stream; this long after its time the server is asked instead. */
const graceMs = 3000;

/** Carries the key of what it was about. */
export const resultDismissed = createEvent<string>();
/** Takes the legs of a refused bet up again; by its key. */
export const restoreClicked = createEvent<string>();
/** A refused bet is to be placed at the odds of now; by its key. */
export const reofferTaken = createEvent<string>();
/** A leg whose odds have changed is taken off a refused bet. */
export const reofferLegDropped = createEvent<{ key: string; selectionId: string }>();

export const pendingBetQuery = createApiQuery(loadBet);

/** What is not decided yet, by its key: its legs leave the slip once the server has them. */
const $sent = createStore<Readonly<Record<string, Placeable>>>({});
/** Reports that the member has not answered: every refusal, and the last of the rest. */
export const $results = createStore<readonly PlacementReport[]>([]);
/** The last of them. */
export const $result = $results.map((list) => list.at(-1)?.result ?? null);
const $requestedAt = createStore(0);

const reportOn = (sent: Readonly<Record<string, Placeable>>, result: PlacementResult) =>
  reportOf(result, sent[result.key] ?? null);

/** The answer to a placement. */
export const answered = sample({ clock: resolved, source: $sent, fn: reportOn });
/** Bets whose delay is over. */
export const decided = sample({
  clock: pendingDecided,
  source: $sent,
  fn: (sent, bets) =>
    bets.map((bet) =>
      reportOn(
        sent,
        bet.status === 'refused'
          ? { key: bet.key, kind: 'refused', refusals: bet.refusals.map(toRefusal), bet }
          : { key: bet.key, kind: 'accepted', bet },
      ),
    ),
});
const reported = merge([answered.map((one) => [one]), decided]);

/** The server has the bet: accepted, or waiting out the in-play delay. */
export const betPlaced = sample({
  clock: answered,
  filter: ({ result: { kind } }) => kind === 'pending' || kind === 'accepted',
  fn: ({ result }) => (result as { bet: Bet }).bet,
});
const betsAmong = (list: readonly PlacementReport[]) =>
  list.flatMap(({ result }) => (result.kind === 'accepted' ? [result.bet] : []));
const refusedAmong = (list: readonly PlacementReport[]): RefusedBet[] =>
  list.flatMap(({ result, ...rest }) => (result.kind === 'refused' ? [{ result, ...rest }] : []));

/** Bets were accepted at last, at once or after their delay. */
export const betsAccepted = sample({
  clock: reported.map(betsAmong),
  filter: (bets) => bets.length > 0,
});
/** Bets were refused, at once or after their delay. */
export const betsRefused = sample({
  clock: reported.map(refusedAmong),
  filter: (list) => list.length > 0,
});
const refusals = betsRefused.map((list) => list.flatMap(({ result }) => result.refusals));

// A joint price has moved, which no leg shows: its groups are priced again.
sample({
  clock: refusals,
  filter: (all) => all.some((one) => legsOf(one).length > 1 && one.code === 'ODDS_CHANGED'),
  target: jointOutdated,
});
$sent
  .on(createKeyFx.done, (sent, { params, result }) => ({ ...sent, [result]: params }))
  .on(reported, (sent, list) => {
    const over = list.filter(({ result }) => result.kind !== 'pending');
    const keys = over.map(({ result }) => result.key);
    return Object.fromEntries(Object.entries(sent).filter(([key]) => !keys.includes(key)));
  });
$results
  .on(reported, withReports)
  .on([pickToggled, submitClicked, createKeyFx, slipReplaced, fixChosen], (list) =>
    list.every(isHeld) ? list : list.filter(isHeld),
  )
  .on(createKeyFx.done, (list, { params }) => withoutReport(list, params.replaces))
  .on(resultDismissed, withoutReport);
const legDropped = sample({
  clock: reofferLegDropped,
  source: $results,
  fn: (list, { key, selectionId }) => ({
    list: withoutReofferLeg(list, key, selectionId),
    // At once it was refused with its legs still on the slip.
    isOnSlip: list.some((one) => one.result.key === key && !isHeld(one)),
    selectionId,
  }),
});
sample({ clock: legDropped, fn: ({ list }) => list, target: $results });
sample({
  clock: legDropped,
  filter: ({ isOnSlip }) => isOnSlip,
  fn: ({ selectionId }) => selectionId,
  target: legRemoved,
});
// The next member of this browser sees nothing of the last one's bet.
sample({ clock: $accountId, fn: () => ({}), target: $sent });
sample({ clock: $accountId, fn: () => [], target: $results });
sample({ clock: $accountId, target: pendingBetQuery.reset });
// After a reload the member may have made the slip another one before the answer was known.
sample({
  clock: betPlaced,
  source: $slip,
  filter: isSentSlip,
  target: slipCleared,
});
const singlePlaced = sample({ clock: betPlaced, source: $slip, fn: sentSingle });
sample({ clock: singlePlaced, filter: (id) => id !== null, target: legRemoved });
sample({ clock: betPlaced, fn: (bet) => [bet], target: betsSeen });
sample({ clock: refusals, fn: pricesOf, target: pricesUpdated });
// The server has other limits than the slip: admins have set them meanwhile.
sample({
  clock: refusals,
  filter: (all) => all.some(({ code }) => ofLimits.includes(code)),
  target: betSettingRequested,
});
const combinationLeft = sample({
  clock: betsRefused,
  fn: (list) =>
    list
      .flatMap(({ result, sent }) => combinationLeftOf(sent?.slip ?? null, result.refusals) ?? [])
      .at(-1) ?? null,
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
  target: combinationFreed,
});
sample({ clock: [betPlaced, decided], target: memberRequested });
const restored = sample({
  clock: restoreClicked,
  source: { results: $results, slip: $slip },
  filter: ({ results, slip }, key) => mayRestore(findReport(results, key), slip),
  fn: ({ results }, key) => ({ key, sent: findReport(results, key)?.sent as Placeable }),
});
sample({ clock: restored, fn: ({ sent }) => sent.slip, target: slipReplaced });
sample({ clock: restored, fn: ({ sent }) => sent.stake, target: stakeChanged });
sample({ clock: restored, fn: ({ key }) => key, target: resultDismissed });
const reofferFound = sample({
  clock: reofferTaken,
  source: $results,
  fn: (results, key) => {
    const again = findReport(results, key)?.reoffer?.again;
    return again ? { ...again, replaces: key } : null;
  },
});
sample({
  clock: reofferFound,
  filter: (again) => again !== null,
  target: placeAgainRequested,
});

sample({
  clock: $now,
  source: {
    pending: $pendingBets,
    requestedAt: $requestedAt,
    isLoading: pendingBetQuery.$isPending,
  },
  filter: ({ pending, requestedAt, isLoading }, now) =>
    !isLoading &&
    now - requestedAt > graceMs &&
    pending.some(({ pendingUntil }) => (pendingUntil ?? 0) + graceMs < now),
  fn: ({ pending }, now) =>
    (pending.find(({ pendingUntil }) => (pendingUntil ?? 0) + graceMs < now) as Bet).id,
  target: pendingBetQuery.start,
});
sample({ clock: pendingBetQuery.start, source: $now, target: $requestedAt });
sample({ clock: pendingBetQuery.done, fn: ({ result }) => [result], target: betsSeen });
