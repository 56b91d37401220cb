import { drawDialog } from '@/shared/lib/dialogs';
import { changesDialog, limitDialog } from './dialogs';

drawDialog(limitDialog, async () => (await import('./ui/limit-dialog')).LimitDialog);
drawDialog(changesDialog, async () => (await import('./ui/changes-dialog')).ChangesDialog);
