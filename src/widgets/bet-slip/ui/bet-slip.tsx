import { useGate, useUnit } from 'effector-react';
import { ConfirmBetDialog } from '@/features/place-bet';
import { SlipGate } from '@/shared/lib/landmarks';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $announcement, $isCompact } from '../model';
import { SlipColumn } from './slip-column';
import { SlipSheet } from './slip-sheet';

/** The slip wherever it fits: a column of 336 px on desktops, a bar with a sheet below 1025 px. */
export function BetSlip() {
  useGate(SlipGate);
  const [isCompact, announcement] = useUnit([$isCompact, $announcement]);
  return (
    <>
      {isCompact ? <SlipSheet /> : <SlipColumn />}
      <ConfirmBetDialog />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
