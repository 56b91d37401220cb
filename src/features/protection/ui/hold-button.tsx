import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './hold-button.css';
import { messages } from './messages';

/** How long it is held. */
const holdMs = 3_000;

export interface HoldButtonProps {
  /** It was held to the end. */
  onHeld: () => void;
  /** It was pressed by what cannot hold, such as a voice or a switch. */
  onAsk: () => void;
  /** It is being sent, or there is nothing to stop any more. */
  disabled?: boolean;
}

const isKey = (key: string) => key === ' ' || key === 'Enter';

/** Stops play when it is held for three seconds, by finger, mouse or key; letting go earlier does nothing. */
export function HoldButton({ onHeld, onAsk, disabled = false }: HoldButtonProps) {
  const [isHeld, setHeld] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hintId = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  function begin() {
    if (disabled || isHeld) return;
    setHeld(true);
    setLeft(false);
    timer.current = setTimeout(() => {
      setHeld(false);
      onHeld();
    }, holdMs);
  }
  function end() {
    if (!isHeld) return;
    clearTimeout(timer.current);
    setHeld(false);
    setLeft(true);
  }
  function press(event: PointerEvent) {
    if (event.isPrimary && event.button === 0) begin();
  }
  function keyDown(event: KeyboardEvent) {
    if (!isKey(event.key)) return;
    // No click of a key: it is held, as a finger is.
    event.preventDefault();
    if (!event.repeat) begin();
  }
  function keyUp(event: KeyboardEvent) {
    if (!isKey(event.key)) return;
    event.preventDefault();
    end();
  }
  /** A click without a press before it comes from what cannot hold. */
  function click({ detail }: MouseEvent) {
    if (detail === 0 && !disabled) onAsk();
  }
  return (
    <div>
      <button
        type="button"
        className={styles.root}
        data-held={isHeld}
        aria-disabled={disabled || undefined}
        aria-describedby={hintId}
        onPointerDown={press}
        onPointerUp={end}
        onPointerLeave={end}
        onPointerCancel={end}
        onKeyDown={keyDown}
        onKeyUp={keyUp}
        onBlur={end}
        onClick={click}
        onContextMenu={(event) => event.preventDefault()}
      >
        <span className={styles.fill} aria-hidden="true" />
        <span className={styles.mark} aria-hidden="true" />
        <span className={styles.words}>
          <b className={styles.name}>{messages.hold}</b>
          <span className={styles.text}>{messages.holdText}</span>
        </span>
        <span className={styles.seconds}>{messages.holdSeconds}</span>
      </button>
      <VisuallyHidden>
        <span id={hintId}>{messages.holdKeys}</span>
      </VisuallyHidden>
      <p className={styles.left} role="status">
        {isLeft && messages.holdCancelled}
      </p>
    </div>
  );
}
