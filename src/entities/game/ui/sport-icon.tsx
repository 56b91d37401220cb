import {
  IconBaseball,
  IconBasketball,
  IconESports,
  IconFootball,
  IconIceHockey,
  IconVolleyball,
} from '@/shared/icons';
import type { SportKey } from '@/shared/api';

export interface SportIconProps {
  sport: SportKey;
  size?: number;
}

const icons = {
  football: IconFootball,
  basketball: IconBasketball,
  baseball: IconBaseball,
  volleyball: IconVolleyball,
  'ice-hockey': IconIceHockey,
  'e-sports': IconESports,
} as const satisfies Record<SportKey, unknown>;

/** Mark of a sport; the name stands beside it. */
export function SportIcon({ sport, size = 18 }: SportIconProps) {
  const Icon = icons[sport];
  return <Icon size={size} strokeWidth={1.8} />;
}
