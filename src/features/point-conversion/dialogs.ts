import { createDialog } from '@/shared/lib/dialogs';

/** Asks for the points. */
export const pointChangeDialog = createDialog({ name: 'pointChange' });
/** Proposes the most money that the points give. */
export const moneyChangeDialog = createDialog({ name: 'moneyChange' });
