import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';

const rows = 10;

/** Holds the places of the first lines of the tree. */
export function TreeSkeleton() {
  return (
    <Stack gap="2">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <Skeleton key={row} height={30} />
      ))}
    </Stack>
  );
}
