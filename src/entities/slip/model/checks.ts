import { combine, createEvent, sample } from 'effector';
import { $now } from '@/shared/lib/clock';
import { billOf, leastStake, mostStake, totalsOf } from '../lib/bill';
import { oddsChanges, problemsOf, startedLegs } from '../lib/problems';
import { pricedSlip } from '../lib/joint';
import { bonusApplies, bonusOffer, legsOf } from '../lib/rules';
import { $legOffers } from './offers';
import { $account } from './account';
import { $combinationLeft } from './combination';
import { $jointFailures } from './joint';
import { $slip, $stake, stakeAdded } from './slip';
import { $currency, $limits, $payoutCap, $policy, $singleLimits } from './terms';

/** MAX: the largest stake that balance, limit and cap allow. */
export const maxStakeChosen = createEvent();

/** Total odds, bonus factor (hundredths) and possible winnings (minor units), again at every key. */
export const $totals = combine($slip, $stake, $payoutCap, (slip, stake, cap) =>
  totalsOf(slip, stake ?? 0, cap),
);
/** How many bets the slip is, and what they cost together. */
export const $bill = combine($slip, $stake, $payoutCap, (slip, stake, cap) =>
  billOf(slip, stake ?? 0, cap),
);
export const $bonus = $slip.map((slip) => ({
  chosen: slip.bonus,
  applies: bonusApplies(pricedSlip(slip)),
  legs: slip.legs.length,
  offer: bonusOffer(slip),
}));
/** Of each bet, minor units, whole won or whole dollars. */
export const $maxStake = combine(
  [$slip, $limits, $account, $currency, $combinationLeft, $singleLimits] as const,
  ([slip, limits, account, currency, left, singleLimits]) => {
    const means = {
      balance: account?.balance ?? Number.MAX_SAFE_INTEGER,
      combinationLeft: left ?? undefined,
      singleLimits,
    };
    return mostStake(slip, limits, means, currency);
  },
);

// Text, so that a tick of the clock that starts no match redraws nothing.
const $startedKey = combine($slip, $now, (slip, now) => startedLegs(slip, now).join(' '));
const $check = combine(
  {
    slip: $slip,
    offers: $legOffers,
    policy: $policy,
    limits: $limits,
    singleLimits: $singleLimits,
    stake: $stake,
    account: $account,
    startedKey: $startedKey,
    combinationLeft: $combinationLeft,
    jointFailures: $jointFailures,
  },
  ({
    slip,
    offers,
    policy,
    limits,
    singleLimits,
    stake,
    account,
    startedKey,
    combinationLeft,
    jointFailures,
  }) => ({
    slip,
    offers,
    policy,
    limits,
    singleLimits,
    stake: stake ?? 0,
    balance: account?.balance ?? null,
    combinationLeft,
    jointFailures,
    currency: account?.currency ?? 'KRW',
    started: startedKey === '' ? [] : startedKey.split(' '),
  }),
);
/** Everything that keeps the slip from being placed, each with the press that solves it. */
export const $problems = $check.map(problemsOf);
/** What is wrong with single legs, by selection. */
export const $legProblems = $problems.map((problems) =>
  Object.fromEntries(
    problems.flatMap((problem) => {
      const { selectionId } = problem.refusal;
      return selectionId === undefined ? [] : [[selectionId, problem] as const];
    }),
  ),
);
/** Legs that keep the slip from being placed, in its order. */
export const $problemLegs = combine($slip, $problems, ({ legs }, problems) => {
  const ids = problems.flatMap(({ refusal }) => legsOf(refusal));
  return legs.map(({ selectionId }) => selectionId).filter((id) => ids.includes(id));
});
/** Legs whose odds are not those the member has seen. */
export const $oddsChanges = $slip.map(oddsChanges);
export const $isSlipValid = $problems.map((problems) => problems.length === 0);

sample({ clock: maxStakeChosen, source: $maxStake, target: $stake });
// A quick amount below the lowest stake would only be refused.
sample({
  clock: stakeAdded,
  source: { stake: $stake, slip: $slip, limits: $limits, currency: $currency },
  fn: ({ stake, slip, limits, currency }, added) =>
    Math.min(
      Number.MAX_SAFE_INTEGER,
      Math.max(leastStake(slip, limits, currency), (stake ?? 0) + added),
    ),
  target: $stake,
});
