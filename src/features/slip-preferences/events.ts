import { drawDialog } from '@/shared/lib/dialogs';
import { slipPreferencesDialog } from './dialogs';
import './model';

drawDialog(
  slipPreferencesDialog,
  async () => (await import('./ui/slip-preferences-dialog')).SlipPreferencesDialog,
);
