export {
  $alert,
  alertAnswered,
  alertShown,
  askConfirmFx,
  type Alert,
  type AlertRequest,
  type ConfirmRequest,
} from './model';
