import { createDialog } from '@/shared/lib/dialogs';

export const savedSlipsDialog = createDialog({ name: 'savedSlips' });
