export { createDialog, type DialogOptions } from './create-dialog';
export { drawDialog, viewOfDialog } from './draw-dialog';
export { $dialog, allDialogsClosed, dialogFailed, dialogOpened } from './model';
