import { createDialog } from '@/shared/lib/dialogs';

export const slipPreferencesDialog = createDialog({ name: 'slipPreferences' });
