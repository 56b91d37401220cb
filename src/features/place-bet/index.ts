export { $isUnknown, submitClicked } from './model/placement';
export { $result, betAccepted, betRefused } from './model/result';
export { ConfirmBetDialog } from './ui/confirm-bet-dialog';
export { PendingBets } from './ui/pending-bets';
export { PlaceBetButton } from './ui/place-bet-button';
export { PlacementNotice } from './ui/placement-notice';
