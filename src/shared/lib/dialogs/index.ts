export {
  $dialog,
  $refusedDialogs,
  allDialogsClosed,
  dialogClosed,
  dialogOpened,
  dialogRefused,
  type DialogName,
  type DialogProps,
  type OpenDialog,
} from './model';
