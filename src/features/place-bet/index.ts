export {
  $attempt,
  $canSubmit,
  $isAbsent,
  $isConfirming,
  $isSubmitting,
  $isUnknown,
  askAgainClicked,
  attemptDropped,
  confirmCancelled,
  confirmed,
  type PlacementResult,
  resendClicked,
  submitClicked,
} from './model/attempt';
export {
  $canRestore,
  $result,
  betAccepted,
  betPlaced,
  betRefused,
  restoreClicked,
  resultDismissed,
} from './model/result';
export { ConfirmBetDialog } from './ui/confirm-bet-dialog';
export { PendingBets } from './ui/pending-bets';
export { PlaceBetButton } from './ui/place-bet-button';
export { PlacementNotice } from './ui/placement-notice';
