import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import * as cards from './market-cards.css';

export interface FixtureSkeletonProps {
  /** Height of what tells who plays. */
  headHeight?: number | undefined;
}

/** Holds the places of the head, the groups and the first cards of markets. */
export function FixtureSkeleton({ headHeight = 106 }: FixtureSkeletonProps) {
  return (
    <Stack gap="2">
      <Skeleton shape="box" height={headHeight} />
      <Skeleton shape="box" height={46} />
      <Skeleton height={44} width={120} />
      <div className={cards.root}>
        <Skeleton shape="box" height={110} />
        <Skeleton shape="box" height={110} />
        <Skeleton shape="box" height={292} />
        <Skeleton shape="box" height={292} />
      </div>
    </Stack>
  );
}
