import { drawDialog } from '@/shared/lib/dialogs';
import { reportDialog } from './dialogs';

drawDialog(reportDialog, async () => (await import('./ui/report-dialog')).ReportDialog);
