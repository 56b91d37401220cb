import { createDialog } from '@/shared/lib/dialogs';

export const loginDialog = createDialog<{ returnTo?: string }>({ name: 'login' });
