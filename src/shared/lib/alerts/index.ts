export {
  $alert,
  alertAnswered,
  alertShown,
  allAlertsClosed,
  askConfirmFx,
  type Alert,
  type AlertRequest,
  type ConfirmRequest,
} from './model';
