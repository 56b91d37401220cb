import { createDialog } from '@/shared/lib/dialogs';

/** All markets of a fixture. */
export const fixtureDialog = createDialog<{ fixtureId: string }>({ name: 'fixture' });
