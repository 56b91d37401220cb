import { limitsByGroup } from '#rules/limits.ts';
import { combine, createStore, sample } from 'effector';
import { $setting, extraSettingRequested, siteChanged } from '@/entities/setting';
import {
  $account,
  $legCount,
  $takesOneTap,
  betSettingRequested,
  guestLimitsReceived,
  slipHydrated,
} from '@/entities/slip';

/** Admins may have set other limits than those that the slip goes by. */
const $areOld = createStore(false);
// Whoever has nothing to bet on asks with the first pick: else the whole site would ask at once.
const $areDue = combine(
  $areOld,
  $legCount,
  $takesOneTap,
  (areOld, legs, takesOneTap) => areOld && (legs > 0 || takesOneTap),
);

$areOld
  .on(siteChanged, (areOld, change) => areOld || 'siteNoticeFlg' in change)
  .reset(betSettingRequested, extraSettingRequested);

sample({
  clock: $areDue,
  source: $account,
  filter: (account, areDue) => areDue && account !== null,
  target: betSettingRequested,
});
sample({
  clock: $areDue,
  source: $account,
  filter: (account, areDue) => areDue && account === null,
  target: extraSettingRequested,
});

sample({
  // This comes after the first paint: what came before it is taken when the saved slips are read.
  clock: [$setting, slipHydrated],
  source: $setting,
  filter: ({ levelLimits }) => levelLimits !== undefined,
  fn: ({ levelLimits = [] }) => limitsByGroup(levelLimits),
  target: guestLimitsReceived,
});
