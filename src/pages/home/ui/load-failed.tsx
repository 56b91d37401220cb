import { type ApiError, requestIdOf } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { messages } from './messages';

export interface LoadFailedProps {
  /** What could not be loaded. */
  text: string;
  failure: ApiError;
  onRetry: () => void;
}

/** Stands where something could not be loaded. */
export function LoadFailed({ text, failure, onRetry }: LoadFailedProps) {
  const requestId = requestIdOf(failure);
  return (
    <div role="alert">
      <EmptyState
        title={text}
        text={requestId && messages.requestId(requestId)}
        action={
          <Button size="sm" variant="secondary" onClick={() => onRetry()}>
            {messages.retry}
          </Button>
        }
      />
    </div>
  );
}
