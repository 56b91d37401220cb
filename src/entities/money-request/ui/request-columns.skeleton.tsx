import { Skeleton } from '@/shared/ui/skeleton';
import { RequestColumns } from './request-columns';

/** Holds the places of form and member while the terms load. */
export function RequestSkeleton() {
  return (
    <RequestColumns
      card={<Skeleton height={80} shape="box" />}
      form={<Skeleton height={480} shape="box" />}
    />
  );
}
