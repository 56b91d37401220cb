import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorPage } from '@/pages/error';
import { isApiError, requestIdOf } from '@/shared/api';

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
  return <ErrorPage message={thrown instanceof Error ? thrown.message : null} onRetry={reset} />;
}

export function RouteNotFound() {
  return <ErrorPage status={404} />;
}
