import { combine, createEvent, createStore, sample } from 'effector';
import { type BetSettingDto, createApiQuery, request, isBetSetting } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { oddsChanges, problemsOf, startedLegs } from '../lib/problems';
import {
  type BetLimits,
  bonusApplies,
  bonusOffer,
  legsOf,
  limitsFor,
  maxStakeFor,
  type OddsPolicy,
  slipTotals,
} from '../lib/rules';
import { wholeStake } from '../lib/stakes';
import { $legOffers } from './offers';
import { $account } from './account';
import { $combinationLeft } from './combination';
import { $slip, $stake, slipCleared, stakeAdded } from './slip';

export const betSettingRequested = createEvent();
/** The policy for this one bet; null goes back to the member's own. */
export const policyOverridden = createEvent<OddsPolicy | null>();
/** The member's own policy is another one now. */
export const policyUpdated = createEvent<OddsPolicy>();
/** MAX: the largest stake that balance, limit and cap allow. */
export const maxStakeChosen = createEvent();

export const betSettingQuery = createApiQuery((api) =>
  request(api.GET('/bet/setting'), isBetSetting),
);

/** Null for a guest and until the first answer. */
export const $betSetting = createStore<BetSettingDto | null>(null);
export const $policyOverride = createStore<OddsPolicy | null>(null);

export const $ownPolicy = $betSetting.map((setting) => setting?.oddsPolicy ?? 'higher');
export const $policy = combine($policyOverride, $ownPolicy, (override, own) => override ?? own);
export const $currency = $account.map((account) => account?.currency ?? 'KRW');
const $inPlay = $slip.map(({ legs }) => legs.some(({ inPlay }) => inPlay));

/** A guest sees the limits of an ordinary member. */
export const $limits = combine($betSetting, $inPlay, (setting, inPlay): BetLimits => {
  if (setting === null) return limitsFor({ level: 1, currency: 'KRW', inPlay, rate: 1 });
  return inPlay ? setting.inPlay : setting.prematch;
});

/** Total odds, bonus factor (hundredths) and possible winnings (minor units), again at every key. */
export const $totals = combine($slip, $stake, (slip, stake) => slipTotals(slip, stake ?? 0));
export const $bonus = $slip.map((slip) => ({
  chosen: slip.bonus,
  applies: bonusApplies(slip),
  legs: slip.legs.length,
  offer: bonusOffer(slip),
}));
/** Minor units, whole won or whole dollars. */
export const $maxStake = combine(
  [$slip, $limits, $account, $currency, $combinationLeft] as const,
  ([slip, limits, account, currency, left]) => {
    const means = {
      balance: account?.balance ?? Number.MAX_SAFE_INTEGER,
      combinationLeft: left ?? undefined,
    };
    return wholeStake(maxStakeFor(slip, limits, means), currency);
  },
);

// Text, so that a tick of the clock that starts no match redraws nothing.
const $startedKey = combine($slip, $now, (slip, now) => startedLegs(slip, now).join(' '));
const $check = combine(
  [$slip, $legOffers, $policy, $limits, $stake, $account, $startedKey, $combinationLeft] as const,
  ([slip, offers, policy, limits, stake, account, startedKey, combinationLeft]) => ({
    slip,
    offers,
    policy,
    limits,
    stake: stake ?? 0,
    balance: account?.balance ?? null,
    combinationLeft,
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

const $accountId = $account.map((account) => account?.id ?? null);
const accountArrived = sample({ clock: $accountId, filter: (id) => id !== null });
const accountLeft = sample({ clock: $accountId, filter: (id) => id === null });

sample({ clock: accountArrived, fn: () => undefined, target: betSettingRequested });
sample({ clock: betSettingRequested, target: betSettingQuery.start });
sample({ clock: betSettingQuery.done, fn: ({ result }) => result, target: $betSetting });
sample({ clock: accountLeft, fn: () => undefined, target: betSettingQuery.reset });
sample({ clock: accountLeft, fn: () => null, target: [$betSetting, $policyOverride] });
sample({
  clock: policyUpdated,
  source: $betSetting,
  filter: (setting) => setting !== null,
  fn: (setting, oddsPolicy) => ({ ...(setting as BetSettingDto), oddsPolicy }),
  target: $betSetting,
});
sample({ clock: policyOverridden, target: $policyOverride });
sample({ clock: slipCleared, fn: () => null, target: $policyOverride });
sample({ clock: maxStakeChosen, source: $maxStake, target: $stake });
// A quick amount below the lowest stake would only be refused.
sample({
  clock: stakeAdded,
  source: { stake: $stake, limits: $limits },
  fn: ({ stake, limits }, added) =>
    Math.min(Number.MAX_SAFE_INTEGER, Math.max(limits.minStake, (stake ?? 0) + added)),
  target: $stake,
});
