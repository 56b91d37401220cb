import { createDialog } from '@/shared/lib/dialogs';

export const keyMapDialog = createDialog({ name: 'keyMap' });
