import { createDialog } from '@/shared/lib/dialogs';

export const nonMemberDialog = createDialog({ name: 'nonMember' });
