import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';

const games = 8;

/** Holds the places of a sport and its matches. */
export function GameListSkeleton() {
  return (
    <Stack gap="1">
      <Skeleton height={32} width={120} />
      {Array.from({ length: games }, (_, game) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <Skeleton key={game} shape="box" height={78} />
      ))}
    </Stack>
  );
}
