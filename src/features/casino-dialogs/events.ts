import { drawDialog } from '@/shared/lib/dialogs';
import { casinoDialog, slotDialog } from './dialogs';

drawDialog(casinoDialog, async () => (await import('./ui/games-dialog')).CasinoDialog);
drawDialog(slotDialog, async () => (await import('./ui/games-dialog')).SlotDialog);
