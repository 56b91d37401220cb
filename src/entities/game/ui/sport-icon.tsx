import { Suspense } from 'react';
import type { Dto } from '#contract/types.gen.ts';
import {
  IconBaseball,
  IconBasketball,
  IconESports,
  IconFootball,
  IconIceHockey,
  IconVolleyball,
} from '@/shared/icons';
import { lazyPart } from '@/shared/lib/lazy-part';

export interface SportIconProps {
  sport: Dto<'Sport'>;
  size?: number;
}

const icons = {
  football: IconFootball,
  basketball: IconBasketball,
  baseball: IconBaseball,
  volleyball: IconVolleyball,
  'ice-hockey': IconIceHockey,
  'e-sports': IconESports,
} as const satisfies Partial<Record<Dto<'Sport'>, unknown>>;

export type CommonSport = keyof typeof icons;

const MoreSportIcon = lazyPart(async () => (await import('./more-sport-icon')).MoreSportIcon);

function isCommon(sport: Dto<'Sport'>): sport is CommonSport {
  return Object.hasOwn(icons, sport);
}

/** Mark of a sport; the name is beside it. One of the rarer sports has its place held until it is loaded. */
export function SportIcon({ sport, size = 18 }: SportIconProps) {
  if (!isCommon(sport)) {
    return (
      <Suspense fallback={<svg width={size} height={size} aria-hidden="true" />}>
        <MoreSportIcon sport={sport} size={size} />
      </Suspense>
    );
  }
  const Icon = icons[sport];
  return <Icon size={size} strokeWidth={1.8} />;
}
