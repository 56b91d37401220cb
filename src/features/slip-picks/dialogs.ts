import type { SlipKind } from '@/entities/slip';
import { createDialog } from '@/shared/lib/dialogs';

/** What a saved slip says beside its picks. */
export interface KeptSlip {
  /** What the member calls it. */
  name: string;
  kind: SlipKind;
  sizes?: readonly number[] | undefined;
  isEuropean: boolean;
  /** Hundredths, as the member saw them at saving, by selection. */
  odds: Readonly<Record<string, number>>;
}

/** Picks that are to go on the slip, once they are priced again. */
export interface PickedBefore {
  /** Selection ids. */
  picks: readonly string[];
  /** Left out of what a link brought. */
  kept?: KeptSlip;
}

export const picksDialog = createDialog<PickedBefore>({ name: 'openPicks' });
