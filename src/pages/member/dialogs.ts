import { createDialog } from '@/shared/lib/dialogs';

export const withdrawPasswordDialog = createDialog({ name: 'withdrawPassword' });
export const signOutDialog = createDialog({ name: 'signOutElsewhere' });
export const leaveDialog = createDialog({ name: 'leaveSite' });
