import { attach, combine, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum';
import { type BetLimits, DEFAULT_LIMITS } from '#rules/limits.ts';
import { payoutOf } from '#rules/money.ts';
import { gamePath, roundModeOf } from '#rules/rounds/round.ts';
import { roundLimitsFor } from '#rules/rounds/limits.ts';
import { refusalFixes } from '#rules/refusals.ts';
import { checkStake } from '#rules/slip.ts';
import type { RoundMode } from '#rules/slip-mode.ts';
import { stakeWithin } from '#rules/slip-price.ts';
import { betsSeen, createBetList } from '@/entities/bet';
import { $isLoggedIn, sessionLost } from '@/entities/member';
import { createSending } from '@/entities/money-request';
import {
  $game,
  $isPickClosed,
  $pick,
  $setting,
  pickDropped,
  pickRepriced,
  type RoundPick,
} from '@/entities/round';
import { siteChanged } from '@/entities/setting';
import {
  $account,
  $currency,
  $roundLimits,
  betSettingRequested,
  type Refusal,
  stakeUnit,
  toRefusal,
} from '@/entities/slip';
import {
  type ApiError,
  isProblem,
  type ProblemError,
  type Refusal as RefusalDto,
} from '@/shared/api';
import { $hasRail } from '@/shared/lib/device';
import { roundSlipRequested } from '@/shared/lib/landmarks';
import { placeRoundBet, type RoundOrder } from './api';
import { toastsHeld } from '@/shared/lib/toasts';
import { messages } from './ui/messages';

/** What solves a refusal in one press: another stake (minor units), or other odds (hundredths). */
export type SlipFix = { kind: 'stake'; stake: number } | { kind: 'odds'; odds: number };

const shownBets = 6;
const guest = { level: 1, currency: 'KRW', rate: 1 } as const;
const guestLimits = roundLimitsFor({ ...guest, mode: 'mini' }, DEFAULT_LIMITS);

/** Minor units; null is an empty field. */
export const stakeChanged = createEvent<number | null>();
export const stakeAdded = createEvent<number>();
export const maxStakeChosen = createEvent();
export const fixChosen = createEvent<SlipFix>();
export const submitClicked = createEvent();
export const sheetOpened = createEvent();
export const sheetClosed = createEvent();

export const sending = createSending<RoundOrder, Awaited<ReturnType<typeof placeRoundBet>>>(
  placeRoundBet,
  { done: messages.accepted },
);
sample({
  clock: sending.$isPending,
  fn: (isHeld) => ({ by: 'roundBet' as const, isHeld }),
  target: toastsHeld,
});
/** The member's bets on the game that is shown. */
export const roundBets = createBetList({ pageSize: shownBets });
export const $recentBets = roundBets.$items.map((bets) => bets?.slice(0, shownBets) ?? null);

/** Stays when a bet is placed. */
export const $stake = createStore<number | null>(null).reset(sessionLost);
export const $isSheetOpen = createStore(false)
  .on(sheetOpened, () => true)
  .reset(sheetClosed, pickDropped);

/** The mode of bets on the game that is shown. */
export const $mode = $game.map((game): RoundMode => (game === null ? 'mini' : roundModeOf(game)));
/** A guest sees those of an ordinary member. */
export const $limits = combine(
  [$roundLimits, $mode, $setting] as const,
  ([own, mode, setting]): BetLimits => {
    if (own) return own[mode];
    if (!setting) return guestLimits;
    const { minStake, maxStake, maxPayout } = setting;
    return { ...guestLimits, minStake, maxStake, maxPayout };
  },
);
// Admins may have set others. Asked for with a pick: else everybody at a table would ask at once.
const $areLimitsOld = createStore(false)
  .on(siteChanged, (areOld, change) => areOld || 'siteNoticeFlg' in change)
  .reset(betSettingRequested);
const $areLimitsDue = combine(
  [$areLimitsOld, $pick, $account] as const,
  ([areOld, pick, account]) => areOld && pick !== null && account !== null,
);
sample({
  clock: $areLimitsDue,
  filter: (areDue) => areDue,
  target: betSettingRequested,
});
const $price = $pick.map((pick) => ({ totalOdds: pick?.odds ?? 0, lines: [pick?.odds ?? 0] }));
/** The stake of the button for the highest one, in whole units of the field. */
export const $maxStake = combine(
  [$limits, $price, $account, $currency] as const,
  ([{ maxStake, maxPayout }, price, account, currency]) => {
    const most = Math.min(maxStake, stakeWithin(price, maxPayout), account?.balance ?? maxStake);
    return Math.floor(most / stakeUnit(currency)) * stakeUnit(currency);
  },
);
/** No more than a bet may bring. */
export const $payout = combine([$stake, $pick, $limits] as const, ([stake, pick, { maxPayout }]) =>
  pick === null ? 0 : Math.min(payoutOf(stake ?? 0, pick.odds), maxPayout),
);

const refused = sample({
  clock: sending.failed,
  filter: ({ error }) => isProblem(error, 'BET_REFUSED'),
  fn: ({ error }) => ((error as ProblemError).refusals as RefusalDto[]).map(toRefusal),
});
/** Why the server did not take the bet. */
const $refusals = createStore<readonly Refusal[]>([])
  .on(refused, (_last, refusals) => refusals)
  .reset($pick, $stake, sending.start);
/** What is wrong with the stake already. */
const $stakeRefusals = combine(
  [$stake, $pick, $price, $limits, $account] as const,
  ([stake, pick, price, limits, account]): readonly Refusal[] =>
    stake === null || pick === null || account === null
      ? []
      : checkStake(price, limits, { stake, balance: account.balance }),
);

/** A refusal with what solves it. */
export interface SlipNotice {
  refusal: Refusal;
  fix: SlipFix | null;
}

function fixOf(refusal: Refusal, minStake: number): SlipFix | null {
  if (refusal.code === 'ODDS_CHANGED')
    return refusal.to === undefined ? null : { kind: 'odds', odds: refusal.to };
  const fix = refusalFixes(refusal).find(({ kind }) => kind === 'setStake');
  if (fix?.kind !== 'setStake' || fix.stake < minStake) return null;
  return { kind: 'stake', stake: fix.stake };
}

export const $notices = combine(
  [$stakeRefusals, $refusals, $limits] as const,
  ([own, refusals, { minStake }]): readonly SlipNotice[] =>
    (own.length > 0 ? own : refusals).map((refusal) => ({
      refusal,
      fix: fixOf(refusal, minStake),
    })),
);
/** What went wrong beside a refusal. */
export const $failure = sending.$failure.map((error): ApiError | null =>
  error !== null && isProblem(error, 'BET_REFUSED') ? null : error,
);
export const $canSubmit = combine(
  [$account, $pick, $isPickClosed, $stake, $stakeRefusals, sending.$isPending] as const,
  ([account, pick, isClosed, stake, refusals, isPending]) =>
    account !== null &&
    pick !== null &&
    !isClosed &&
    stake !== null &&
    refusals.length === 0 &&
    !isPending,
);

/** Puts the focus on the stake of the column; on the column itself while there is no pick. */
const focusStakeFx = attach({
  source: $pick,
  effect(pick) {
    const slip = document.querySelector<HTMLElement>('[data-round-slip]');
    const stake = pick && slip?.querySelector<HTMLElement>('[data-stake] input');
    (stake ?? slip)?.focus();
  },
});
sample({ clock: roundSlipRequested, filter: $hasRail, target: focusStakeFx });
sample({ clock: roundSlipRequested, filter: not($hasRail), target: sheetOpened });

sample({ clock: stakeChanged, target: $stake });
sample({
  clock: stakeAdded,
  source: $stake,
  fn: (stake, amount) => (stake ?? 0) + amount,
  target: $stake,
});
sample({ clock: maxStakeChosen, source: $maxStake, target: $stake });
sample({
  clock: fixChosen,
  filter: (fix) => fix.kind === 'stake',
  fn: (fix) => (fix.kind === 'stake' ? fix.stake : null),
  target: $stake,
});
sample({
  clock: fixChosen,
  filter: (fix) => fix.kind === 'odds',
  fn: (fix) => (fix.kind === 'odds' ? fix.odds : 0),
  target: pickRepriced,
});

function orderOf(pick: RoundPick, stake: number): RoundOrder {
  const { roundId, market, selection, odds } = pick;
  return { stake, roundId, market, selection, odds };
}
sample({
  clock: submitClicked,
  source: { pick: $pick, stake: $stake, canSubmit: $canSubmit },
  filter: ({ canSubmit }) => canSubmit,
  fn: ({ pick, stake }) => orderOf(pick as RoundPick, stake ?? 0),
  target: sending.start,
});
sample({ clock: sending.done, fn: ({ result }) => [result], target: betsSeen });
sample({
  clock: sending.done,
  source: $pick,
  filter: (pick, { params }) =>
    pick?.roundId === params.roundId &&
    pick.market === params.market &&
    pick.selection === params.selection,
  target: pickDropped,
});
sample({ clock: sessionLost, target: sending.reset });

const $listed = combine([$game, $isLoggedIn] as const, ([game, isLoggedIn]) =>
  game !== null && isLoggedIn ? gamePath(game) : null,
);
sample({
  clock: $listed,
  filter: (game) => game !== null,
  fn: (game) => (game === null ? {} : { game }),
  target: roundBets.opened,
});
sample({
  clock: $listed,
  filter: (game) => game === null,
  target: roundBets.closed,
});
// Nobody knows whether it was taken: the list does.
sample({ clock: sending.failed, target: roundBets.refresh });
