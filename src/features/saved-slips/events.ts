import { drawDialog } from '@/shared/lib/dialogs';
import { savedSlipsDialog } from './dialogs';

export { slipOpened } from './model';

drawDialog(
  savedSlipsDialog,
  async () => (await import('./ui/saved-slips-dialog')).SavedSlipsDialog,
);
