import { useGate, useUnit } from 'effector-react';
import { SlipDockGate } from '@/entities/slip';
import { ConfirmBetDialog } from '@/features/place-bet';
import { SlipGate } from '@/shared/lib/landmarks';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $announcement, $isCompact, MatchGate } from '../model';
import { SlipColumn } from './slip-column';
import { SlipSheet } from './slip-sheet';

function Dock() {
  useGate(SlipDockGate);
  return null;
}

export interface BetSlipProps {
  /** The page keeps the column in its place beside everything it has, its footer included. */
  isDocked?: boolean;
  /** The match that the page shows whole: the member's bets on it are shown with the slip. */
  fixtureId?: string;
}

/** The slip wherever it fits: a column of 336 px on desktops, a bar with a sheet below 1025 px. */
export function BetSlip({ isDocked = false, fixtureId = '' }: BetSlipProps) {
  useGate(SlipGate);
  useGate(MatchGate, { fixtureId });
  const [isCompact, announcement] = useUnit([$isCompact, $announcement]);
  return (
    <>
      {isCompact ? <SlipSheet /> : <SlipColumn />}
      {isDocked && !isCompact && <Dock />}
      <ConfirmBetDialog />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
