import type { KeyboardEvent, ReactNode } from 'react';
import * as styles from './frame.css';

interface StartButtonProps {
  children: ReactNode;
  /** A round may begin. The button keeps the focus while none may. */
  isReady: boolean;
  onStart: () => void;
}

/** A key that is held down repeats itself: only a fresh press begins a round. */
function refuseRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

export function StartButton({ children, isReady, onStart }: StartButtonProps) {
  return (
    <button
      type="button"
      className={styles.start}
      aria-disabled={!isReady}
      onKeyDown={refuseRepeats}
      onClick={() => isReady && onStart()}
    >
      {children}
    </button>
  );
}
