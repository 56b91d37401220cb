import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { BoardGate, boardRequested, SlipGate, slipRequested } from '@/shared/lib/landmarks';
import { messages } from './messages';
import * as styles from './site-frame.css';

interface SkipLinkProps {
  /** Id of what it leads to. */
  to: string;
  label: string;
  onFollow: () => void;
}

/** Moves the focus without a part of the address, which the router would follow. */
function SkipLink({ to, label, onFollow }: SkipLinkProps) {
  function follow(event: MouseEvent) {
    event.preventDefault();
    onFollow();
  }
  return (
    <a href={`#${to}`} className={styles.skip} onClick={follow}>
      {label}
    </a>
  );
}

/** First in the order of Tab, each visible with focus only, and there only while the page has what it leads to. */
export function SkipLinks() {
  const { hasBoard, hasSlip, onBoard, onSlip } = useUnit({
    hasBoard: BoardGate.status,
    hasSlip: SlipGate.status,
    onBoard: boardRequested,
    onSlip: slipRequested,
  });
  return (
    <>
      <a href="#main" className={styles.skip}>
        {messages.skip}
      </a>
      {hasBoard && <SkipLink to="board" label={messages.skipToBoard} onFollow={onBoard} />}
      {hasSlip && <SkipLink to="slip" label={messages.skipToSlip} onFollow={onSlip} />}
    </>
  );
}
