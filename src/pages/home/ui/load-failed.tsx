import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { messages } from './messages';

export interface LoadFailedProps {
  /** What could not be loaded. */
  text: string;
  onRetry: () => void;
}

/** Stands where something could not be loaded. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        title={text}
        action={
          <Button size="sm" variant="secondary" onClick={() => onRetry()}>
            {messages.retry}
          </Button>
        }
      />
    </div>
  );
}
