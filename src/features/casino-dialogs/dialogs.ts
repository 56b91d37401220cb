import { $isLoggedIn } from '@/entities/member';
import { createDialog } from '@/shared/lib/dialogs';

export const casinoDialog = createDialog({ name: 'casino', $isAllowed: $isLoggedIn });
export const slotDialog = createDialog({ name: 'slot', $isAllowed: $isLoggedIn });
