export {
  $alert,
  alertAnswered,
  alertClosed,
  alertShown,
  askConfirmFx,
  type Alert,
  type AlertRequest,
  type ConfirmRequest,
} from './model';
