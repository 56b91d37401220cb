import type { ErrorComponentProps } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ErrorPage } from '@/pages/error';
import { isApiError, requestIdOf } from '@/shared/api';
import { lazyPart } from '@/shared/lib/lazy-part';
import { isChunkError } from './lazy-page';
import { messages } from './messages';

/** Draws the error page from whatever a route threw. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const thrown: unknown = error;
  if (isApiError(thrown)) {
    const status = thrown.kind === 'problem' ? thrown.status : undefined;
    const message = thrown.kind === 'problem' ? thrown.message : null;
    return (
      <ErrorPage
        status={status}
        message={message}
        requestId={requestIdOf(thrown)}
        onRetry={reset}
      />
    );
  }
  if (isChunkError(thrown)) {
    // The browser remembers a chunk that failed; a new visit to the same address does not.
    return (
      <ErrorPage message={messages.partMissing} onRetry={() => globalThis.location.reload()} />
    );
  }
  return <ErrorPage message={thrown instanceof Error ? thrown.message : null} onRetry={reset} />;
}

/** An address inside a layout that is no page. */
export function RouteNotFound() {
  return <ErrorPage status={404} />;
}

const BareFrame = lazyPart(async () => (await import('@/widgets/app-shell')).BareFrame);

/** An address that no layout knows: the mark and the play-money notice must be visible there as well. */
export function FramedNotFound() {
  return (
    <Suspense>
      <BareFrame>
        <RouteNotFound />
      </BareFrame>
    </Suspense>
  );
}
