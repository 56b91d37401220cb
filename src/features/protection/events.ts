import { drawDialog } from '@/shared/lib/dialogs';
import { breakDialog, exclusionDialog } from './dialogs';

const load = async () => (await import('./ui/stop-dialog')).StopDialog;

drawDialog(breakDialog, load);
drawDialog(exclusionDialog, load);
