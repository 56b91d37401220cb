import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';

const heights = [68, 106, 106, 68, 84];

/** Cards in the measures of bets, so that little jumps when they come. */
export function BetListSkeleton() {
  return (
    <Stack gap="2">
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <Skeleton key={index} height={height} shape="box" />
      ))}
    </Stack>
  );
}
