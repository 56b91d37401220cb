export { $isUnknown, submitClicked } from './model/placement';
export { $result, $results, betsAccepted, betsRefused } from './model/result';
export { ConfirmBetDialog } from './ui/confirm-bet-dialog';
export { PendingBets } from './ui/pending-bets';
export { PlaceBetButton } from './ui/place-bet-button';
export { delayOf } from './lib/delay';
export { PlacementNotice } from './ui/placement-notice';
export { Reoffers } from './ui/reoffer-notice';
