import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import type { PartProps } from './below';
import { Near } from './near';

/** In the place of a part that could not be loaded: what is below it. */
function Through({ children }: PartProps) {
  return children;
}

// Each has its own code, models and data, which come when the place of the part comes near.
const parts = [
  lazyPart<PartProps>(async () => (await import('./level-part')).LevelPart, Through),
  lazyPart<PartProps>(async () => (await import('./minigames-part')).MinigamesPart, Through),
  lazyPart<PartProps>(async () => (await import('./casino-part')).CasinoPart, Through),
  lazyPart<PartProps>(async () => (await import('./offers-part')).OffersPart, Through),
  lazyPart<PartProps>(async () => (await import('./tournament-part')).TournamentPart, Through),
  lazyPart<PartProps>(async () => (await import('./wins-part')).WinsPart, Through),
];

export interface MorePartsProps {
  /** Index of the part that is the first one here. */
  from?: number;
}

/** What home has below the first screen: each part stands below the one before, and only once that one is known. */
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
