import { drawDialog } from '@/shared/lib/dialogs';
import { europeanDialog, inplayDialog } from './dialogs';

drawDialog(europeanDialog, async () => (await import('./ui/matches-dialog')).EuropeanDialog);
drawDialog(inplayDialog, async () => (await import('./ui/matches-dialog')).InplayDialog);
