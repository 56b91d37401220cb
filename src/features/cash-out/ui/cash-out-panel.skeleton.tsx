import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';

/** As high as an offer with its button and the target below, so that the figures under it stay where they are. */
export function CashOutSkeleton() {
  return (
    <Stack gap="3">
      <Skeleton height={196} shape="box" />
      <Skeleton height={186} shape="box" />
    </Stack>
  );
}
