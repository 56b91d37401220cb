export {
  $dialog,
  allDialogsClosed,
  dialogClosed,
  dialogOpened,
  type DialogName,
  type DialogProps,
  type OpenDialog,
} from './model';
