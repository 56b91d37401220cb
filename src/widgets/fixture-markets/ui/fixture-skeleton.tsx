import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import * as cards from './market-cards.css';

export interface FixtureSkeletonProps {
  /** Height of the head that names who plays. */
  headHeight?: number | undefined;
}

/** Of the first cards: two winners and two ladders. */
const heights = [110, 110, 240, 240];

/** Holds the places of the head, the groups and the first cards of markets. */
export function FixtureSkeleton({ headHeight = 140 }: FixtureSkeletonProps) {
  return (
    <Stack gap="2">
      <Skeleton shape="box" height={headHeight} />
      <Skeleton shape="box" height={46} />
      <div className={cards.root}>
        {heights.map((height, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
          <div key={at} className={cards.card({ place: 'half' })}>
            <Skeleton shape="box" height={height} />
          </div>
        ))}
      </div>
    </Stack>
  );
}
