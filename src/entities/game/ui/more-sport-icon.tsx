import {
  IconAmericanFootball,
  IconBadminton,
  IconBoxing,
  IconCricket,
  IconCycling,
  IconDarts,
  IconFieldHockey,
  IconFutsal,
  IconGolf,
  IconGreyhounds,
  IconHandball,
  IconHorseRacing,
  IconMotorRacing,
  IconRugby,
  IconSnooker,
  IconTableTennis,
  IconTennis,
} from '@/shared/icons';
import type { CommonSport, SportIconProps } from './sport-icon';

const icons = {
  tennis: IconTennis,
  'table-tennis': IconTableTennis,
  badminton: IconBadminton,
  'american-football': IconAmericanFootball,
  handball: IconHandball,
  futsal: IconFutsal,
  'field-hockey': IconFieldHockey,
  'rugby-league': IconRugby,
  cricket: IconCricket,
  boxing: IconBoxing,
  darts: IconDarts,
  snooker: IconSnooker,
  golf: IconGolf,
  'horse-racing': IconHorseRacing,
  greyhounds: IconGreyhounds,
  'motor-racing': IconMotorRacing,
  cycling: IconCycling,
} as const satisfies Record<Exclude<SportIconProps['sport'], CommonSport>, unknown>;

/** Mark of a sport that is rarer than those of `SportIcon`, which loads it: a chunk of its own. */
export function MoreSportIcon({ sport, size }: { sport: keyof typeof icons; size: number }) {
  const Icon = icons[sport];
  return <Icon size={size} strokeWidth={1.8} />;
}
