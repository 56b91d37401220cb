// Under which terms a slip is made: known as soon as the member is, whether a slip is drawn or not.
import { combine, createEvent, createStore, sample } from 'effector';
import { isGetBetSettingAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { RoundMode } from '#rules/slip-mode.ts';
import { createApiQuery, request } from '@/shared/api';
import {
  type BetLimits,
  DEFAULT_LIMITS,
  type LevelLimits,
  limitsFor,
  limitsOfMode,
  type OddsPolicy,
  type SlipMode,
} from '../lib/rules';
import type { PayoutCap } from '../lib/bill';
import { kindOf } from '../lib/kind';
import { modeOf } from '../lib/mode';
import type { DomesticSlip } from '../lib/slip';
import { $account, $accountId } from './account';
import { $mode } from './mode';
import { $slip, slipCleared } from './slip';

export const betSettingRequested = createEvent();
/** The policy for this one bet; null goes back to the member's own. */
export const policyOverridden = createEvent<OddsPolicy | null>();
/** The member's own policy is another one now. */
export const policyUpdated = createEvent<OddsPolicy>();
/** The limits of levels for guests. */
export const guestLimitsReceived = createEvent<LevelLimits>();

export const betSettingQuery = createApiQuery((api) =>
  request(api.GET('/bet/setting'), isGetBetSettingAnswer),
);

/** Null for a guest and until the first answer. */
export const $betSetting = createStore<Dto<'BetSetting'> | null>(null);
const $guestLimits = createStore(DEFAULT_LIMITS).on(guestLimitsReceived, (_last, limits) => limits);
export const $policyOverride = createStore<OddsPolicy | null>(null);

export const $ownPolicy = $betSetting.map((setting) => setting?.oddsPolicy ?? 'higher');
export const $policy = combine($policyOverride, $ownPolicy, (override, own) => override ?? own);
export const $currency = $account.map((account) => account?.currency ?? 'KRW');
const $inPlay = $slip.map(({ legs }) => legs.some(({ inPlay }) => inPlay));

export interface LimitTerms {
  setting: Dto<'BetSetting'> | null;
  guestLimits: LevelLimits;
}

function limitsUnder(
  setting: Dto<'BetSetting'> | null,
  guestLimits: LevelLimits,
  { mode, inPlay }: { mode: SlipMode; inPlay: boolean },
): BetLimits {
  return setting === null
    ? limitsFor({ level: 1, currency: 'KRW', mode, inPlay, rate: 1 }, guestLimits)
    : limitsOfMode(setting, mode, inPlay);
}

/** A guest sees the limits of an ordinary member. */
export const $limits = combine(
  [$betSetting, $mode, $inPlay, $guestLimits] as const,
  ([setting, mode, inPlay, guestLimits]) => limitsUnder(setting, guestLimits, { mode, inPlay }),
);
/** Of each of several singles, in the order of the legs: each has those of its own mode. [] for another kind of slip. */
export const $singleLimits = combine(
  [$betSetting, $slip, $guestLimits] as const,
  ([setting, slip, guestLimits]) =>
    kindOf(slip) !== 'singles'
      ? []
      : slip.legs.map((leg) =>
          limitsUnder(setting, guestLimits, {
            mode: modeOf({ legs: [leg] }),
            inPlay: leg.inPlay,
          }),
        ),
);

/** What the limits of any slip follow from. */
export const $limitTerms = combine({ setting: $betSetting, guestLimits: $guestLimits });

/** The most that a slip may bring; of several singles each by its own mode. */
export function payoutCapOf(slip: DomesticSlip, terms: LimitTerms): PayoutCap {
  const capOf = (one: Pick<DomesticSlip, 'legs' | 'joint'>) =>
    limitsUnder(terms.setting, terms.guestLimits, {
      mode: modeOf(one),
      inPlay: one.legs.some(({ inPlay }) => inPlay),
    }).maxPayout;
  return kindOf(slip) === 'singles' ? slip.legs.map((leg) => capOf({ legs: [leg] })) : capOf(slip);
}

export const $payoutCap = combine($slip, $limitTerms, payoutCapOf);

/** The member's limits of a bet on a round, by its mode; null for a guest and until the first answer. */
export const $roundLimits = $betSetting.map(
  (setting): Readonly<Record<RoundMode, BetLimits>> | null =>
    setting && { mini: setting.mini, virtual: setting.virtual },
);

const accountArrived = sample({ clock: $accountId, filter: (id) => id !== null });
const accountLeft = sample({ clock: $accountId, filter: (id) => id === null });

sample({ clock: accountArrived, target: betSettingRequested });
sample({ clock: betSettingRequested, target: betSettingQuery.start });
sample({ clock: betSettingQuery.done, fn: ({ result }) => result, target: $betSetting });
sample({ clock: accountLeft, target: betSettingQuery.reset });
sample({ clock: accountLeft, fn: () => null, target: [$betSetting, $policyOverride] });
sample({
  clock: policyUpdated,
  source: $betSetting,
  filter: (setting) => setting !== null,
  fn: (setting, oddsPolicy) => ({ ...(setting as Dto<'BetSetting'>), oddsPolicy }),
  target: $betSetting,
});
sample({ clock: policyOverridden, target: $policyOverride });
sample({ clock: slipCleared, fn: () => null, target: $policyOverride });
