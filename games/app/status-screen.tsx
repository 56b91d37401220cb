import { Button } from '@/shared/ui/button';
import { Spinner } from '@/shared/ui/spinner';
import { frameMessages, statusMessages } from '../ui/messages.ts';
import * as styles from './app.css';

export interface StatusScreenProps {
  /** What has gone wrong and what to do; a game is being opened where it is null. */
  problem: string | null;
  /** What cannot be done; opening a game where it is left out. */
  title?: string;
  onRetry?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/** In the place of a game: it is being opened, or cannot be. */
export function StatusScreen({
  problem,
  title = statusMessages.openFailed,
  onRetry,
  onLeave,
}: StatusScreenProps) {
  if (problem === null)
    return (
      <div className={styles.status} role="status">
        <Spinner />
        {statusMessages.opening}
      </div>
    );
  return (
    <div className={styles.status} role="alert">
      <h1 className={styles.title}>{title}</h1>
      <p>{problem}</p>
      <div className={styles.buttons}>
        {onRetry && <Button onClick={onRetry}>{statusMessages.retry}</Button>}
        {onLeave && (
          <Button variant="secondary" onClick={onLeave}>
            {frameMessages.leave}
          </Button>
        )}
      </div>
    </div>
  );
}
