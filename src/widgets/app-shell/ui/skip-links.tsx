import { useUnit } from 'effector-react';
import {
  BoardGate,
  boardRequested,
  RoundSlipGate,
  roundSlipRequested,
  SlipGate,
  slipRequested,
} from '@/shared/lib/landmarks';
import { SkipLink } from '@/shared/ui/skip-link';
import { messages } from './messages';

/** First in the order of Tab, each there only while the page has what it leads to. */
export function SkipLinks() {
  const { hasBoard, hasSlip, hasRoundSlip, onBoard, onSlip, onRoundSlip } = useUnit({
    hasBoard: BoardGate.status,
    hasSlip: SlipGate.status,
    hasRoundSlip: RoundSlipGate.status,
    onBoard: boardRequested,
    onSlip: slipRequested,
    onRoundSlip: roundSlipRequested,
  });
  return (
    <>
      <SkipLink to="main">{messages.skip}</SkipLink>
      {hasBoard && (
        <SkipLink to="board" onFollow={onBoard}>
          {messages.skipToBoard}
        </SkipLink>
      )}
      {hasSlip && (
        <SkipLink to="slip" onFollow={onSlip}>
          {messages.skipToSlip}
        </SkipLink>
      )}
      {hasRoundSlip && (
        <SkipLink to="slip" onFollow={onRoundSlip}>
          {messages.skipToSlip}
        </SkipLink>
      )}
    </>
  );
}
