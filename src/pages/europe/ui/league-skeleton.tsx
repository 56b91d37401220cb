import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';

const rows = 8;

/** Holds the places of the rows. */
export function LeagueSkeleton() {
  return (
    <Stack gap="1">
      <Skeleton shape="box" height={34} />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <Skeleton key={row} shape="box" height={48} />
      ))}
    </Stack>
  );
}
