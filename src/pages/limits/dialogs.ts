import type { LimitName } from '@/features/protection';
import { createDialog } from '@/shared/lib/dialogs';

export const limitDialog = createDialog<LimitName>({ name: 'ownLimit' });
export const changesDialog = createDialog({ name: 'limitChanges' });
