import { createDialog } from '@/shared/lib/dialogs';

export const findPasswordDialog = createDialog({ name: 'findPassword' });
export const changePasswordDialog = createDialog({ name: 'changePassword' });
