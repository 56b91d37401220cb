export {
  $amount,
  $amountError,
  $failure,
  $isAnotherOpen,
  $isConfirming,
  $isNaming,
  $isRegistering,
  $isUnanswered,
  $origin,
  $refusals,
  amountChanged,
  anotherClosed,
  anotherWanted,
  confirmed,
  declined,
  submitClicked,
} from './form';
export {
  $chosen,
  copyingAddress,
  copyingAmount,
  paymentChosen,
  saveQrFx,
  taking,
} from './payment';
export { $listed, depositClosed, depositOpened, payments, terms } from './terms';
