import { createDialog } from '@/shared/lib/dialogs';

export const breakDialog = createDialog({ name: 'takeBreak' });
export const exclusionDialog = createDialog({ name: 'excludeSelf' });
