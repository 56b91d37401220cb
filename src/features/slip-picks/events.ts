import { drawDialog } from '@/shared/lib/dialogs';
import { picksDialog } from './dialogs';
import './model';

export type { KeptSlip, PickedBefore } from './dialogs';
/** Picks that were kept are to go on the slip. */
export const picksOffered = picksDialog.opened;

drawDialog(picksDialog, async () => (await import('./ui/picks-dialog')).PicksDialog);
