import { drawDialog } from '@/shared/lib/dialogs';
import { moneyChangeDialog, pointChangeDialog } from './dialogs';
import './model';

const load = async () => (await import('./ui/conversion-dialog')).ConversionDialog;

drawDialog(pointChangeDialog, load);
drawDialog(moneyChangeDialog, load);
