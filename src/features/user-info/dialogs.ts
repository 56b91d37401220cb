import { createDialog } from '@/shared/lib/dialogs';

export const userInfoDialog = createDialog({ name: 'userInfo' });
