import { drawDialog } from '@/shared/lib/dialogs';
import { fixtureDialog } from './dialogs';
import './model';

drawDialog(fixtureDialog, async () => (await import('./ui/fixture-dialog')).FixtureDialog);

export { fixtureDialog };
