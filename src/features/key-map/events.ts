import { drawDialog } from '@/shared/lib/dialogs';
import { keyMapDialog } from './dialogs';
import './model';

drawDialog(keyMapDialog, async () => (await import('./ui/key-map-dialog')).KeyMapDialog);
