import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import type { CleanPostProps } from './clean-post';
import * as styles from './post-body.css';

const CleanPost = lazyPart(async () => (await import('./clean-post')).CleanPost);

export type PostBodyProps = CleanPostProps;

function Awaited() {
  return (
    <Stack gap="3">
      <Skeleton width="88%" />
      <Skeleton width="64%" />
    </Stack>
  );
}

/** What a member wrote: words with emphasis, lists, safe links and uploaded images. */
export function PostBody(props: PostBodyProps) {
  return (
    <div className={styles.root}>
      <Suspense fallback={<Awaited />}>
        <CleanPost {...props} />
      </Suspense>
    </div>
  );
}
