import { Card } from '@/shared/ui/card';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';

/** Three cards in the shape of bets, so that nothing jumps when they come. */
export function BetListSkeleton() {
  return (
    <Stack gap="3">
      {[0, 1, 2].map((card) => (
        <Card key={card} padding="4">
          <Stack gap="3">
            <Skeleton width="45%" height={20} />
            <Skeleton width="80%" />
            <Skeleton width="65%" />
            <Skeleton height={40} shape="box" />
            <Skeleton width="30%" height={24} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
