import type { ReactNode } from 'react';
import type { ApiError } from '@/shared/api';
import { useShownLong } from '@/shared/lib/shown-long';
import { Banner } from '../banner';
import { Button } from '../button';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './query-view.css';

/** Why a call has no value, as far as it is drawn. */
export interface QueryFailure {
  kind: ApiError['kind'];
  requestId?: string | null;
  message?: string;
}

export interface QueryTexts {
  /** Read out while nothing is here yet. */
  loading: string;
  /** What could not be loaded. */
  failed: string;
  /** What to do about it. */
  advice: (failure: QueryFailure) => string;
  /** Names the request for the support. */
  requestId: (id: string) => string;
  retry: string;
}

export interface QueryViewProps<Data> {
  /** What was loaded; null before the first answer. Kept beside a failure, it is drawn as what was known before. */
  data: Data | null;
  /** Why the last load has no value; null without a failure. */
  failure: QueryFailure | null;
  /** A newer answer is awaited: the region is busy, and what is known stays. */
  isPending?: boolean;
  texts: QueryTexts;
  /** In place of what is awaited, in its measures; once drawn it stays for 200 ms. */
  skeleton: ReactNode;
  /** Drawn in place of data that holds nothing. */
  empty?: ReactNode;
  /** Whether the data holds nothing; an empty list when left out. */
  isEmpty?: (data: Data) => boolean;
  onRetry: () => void;
  /** Where a failure is shown beside data: above it, or below it where more was to follow. */
  failureAt?: 'start' | 'end';
  /** Fills the grid cell it is in, for a tile that keeps its height whatever came of the load. */
  isTile?: boolean;
  /** Draws the data. */
  children: (data: Data) => ReactNode;
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/** Draws something that is loaded in each of its states: loading, empty, failed, there, and there but stale. */
export function QueryView<Data>({
  data,
  failure,
  isPending = false,
  texts,
  skeleton,
  empty = null,
  isEmpty = isEmptyList,
  onRetry,
  failureAt = 'start',
  isTile = false,
  children,
}: QueryViewProps<Data>) {
  const fill = isTile ? styles.fill : undefined;
  const isLoading = useShownLong(data === null && failure === null);
  if (isLoading) {
    return (
      <div aria-busy="true" className={fill}>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        {skeleton}
      </div>
    );
  }
  const isNothing = data !== null && isEmpty(data) && failure === null;
  const failed = failure && (
    <Banner
      tone="error"
      title={texts.failed}
      action={
        <Button size="sm" variant="secondary" loading={isPending} onClick={() => onRetry()}>
          {texts.retry}
        </Button>
      }
    >
      <p>{texts.advice(failure)}</p>
      {failure.requestId && <p>{texts.requestId(failure.requestId)}</p>}
    </Banner>
  );
  const parts = (
    <>
      {failureAt === 'start' && failed}
      {data !== null && (
        <div aria-busy={isPending} className={fill}>
          {isNothing ? empty : children(data)}
        </div>
      )}
      {failureAt === 'end' && failed}
    </>
  );
  if (!isTile) return parts;
  const isInPlace = isNothing || data === null;
  return <div className={isInPlace ? `${fill} ${styles.centred}` : fill}>{parts}</div>;
}
