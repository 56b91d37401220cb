import { useGate, useUnit } from 'effector-react';
import { ConfirmBetDialog } from '@/features/place-bet';
import { SlipGate } from '@/shared/lib/landmarks';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $announcement, $isCompact, DockGate } from '../model';
import { SlipColumn } from './slip-column';
import { SlipSheet } from './slip-sheet';

function Dock() {
  useGate(DockGate);
  return null;
}

export interface BetSlipProps {
  /** The page keeps the column in its place beside everything it has, its footer included. */
  isDocked?: boolean;
}

/** The slip wherever it fits: a column of 336 px on desktops, a bar with a sheet below 1025 px. */
export function BetSlip({ isDocked = false }: BetSlipProps) {
  useGate(SlipGate);
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
