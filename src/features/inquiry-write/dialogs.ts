import { $isLoggedIn } from '@/entities/member';
import { createDialog } from '@/shared/lib/dialogs';

export const customerWriteDialog = createDialog({ name: 'customerWrite', $isAllowed: $isLoggedIn });
