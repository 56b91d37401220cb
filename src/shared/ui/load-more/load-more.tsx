import { Button } from '../button';
import * as styles from './load-more.css';

export interface LoadMoreProps {
  /** The list, as `usePaged` reads it. */
  paged: {
    /** A next page is there; nothing is drawn after the last. */
    hasNext: boolean;
    /** Why the last load has no value: the list says so at its end, with a retry in place of the button. */
    failure: object | null;
    /** The next page is being loaded. */
    isPending: boolean;
    onMore: () => void;
  };
  /** On the button. */
  label: string;
  /** How much of the list is here, said again as it grows. */
  shown?: string | undefined;
}

/** Loads the next page of a list, below it. */
export function LoadMore({ paged, label, shown }: LoadMoreProps) {
  const { hasNext, failure, isPending, onMore } = paged;
  if (!hasNext || failure) return null;
  return (
    <div className={styles.root}>
      {shown !== undefined && (
        <p className={styles.shown} role="status">
          {shown}
        </p>
      )}
      <Button variant="secondary" fullWidth loading={isPending} onClick={() => onMore()}>
        {label}
      </Button>
    </div>
  );
}
