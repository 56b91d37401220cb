import { Suspense } from 'react';
import type { PartProps } from '@/shared/lib/in-turn';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Near } from './near';

/** In the place of a part that could not be loaded: what is below it. */
function Through({ children }: PartProps) {
  return children;
}

// Each has its own code, models and data, which come when the place of the part comes near.
const parts = [
  lazyPart<PartProps>(async () => (await import('@/widgets/next-level')).NextLevel, Through),
  lazyPart<PartProps>(
    async () => (await import('@/widgets/minigame-strip')).MinigameStrip,
    Through,
  ),
  lazyPart<PartProps>(async () => (await import('@/widgets/casino-strip')).CasinoStrip, Through),
  lazyPart<PartProps>(async () => (await import('@/widgets/offer-strip')).OfferStrip, Through),
  lazyPart<PartProps>(
    async () => (await import('@/widgets/tournament-card')).TournamentCard,
    Through,
  ),
  lazyPart<PartProps>(async () => (await import('@/widgets/latest-wins')).LatestWins, Through),
];

export interface MorePartsProps {
  /** Index of the part that is the first one here. */
  from?: number;
}

/** What home has below the first screen: each part comes below the one before, and only once that one is loaded. */
export function MoreParts({ from = 0 }: MorePartsProps) {
  const Part = parts[from];
  if (Part === undefined) return null;
  return (
    <Near>
      <Suspense>
        <Part>
          <MoreParts from={from + 1} />
        </Part>
      </Suspense>
    </Near>
  );
}
