export { createCancelling } from './lib/create-cancelling';
export { createHistory } from './lib/create-history';
export { createSending, type Keyed } from './lib/create-sending';
export { pastKnown } from './lib/past-known';
export {
  isCancellable,
  type MoneyRequest,
  type MoneyRequestKind,
  wholeUnit,
} from './lib/request';
export { bonusPoints, checkAmount, depositTurnover } from './lib/rules';
export { accountAsking, createRequestMoved, requestMoved } from './model';
export { waitsOnly } from './lib/waits-only';
export { AmountEntry } from './ui/amount-entry';
export { DecidedNotice } from './ui/decided-notice';
export { HistoryView } from './ui/history-view';
export { LatestLine, LatestRequest } from './ui/latest-line';
export { messages as requestMessages } from './ui/messages';
export { RefusalNotice } from './ui/refusal-notice';
export { RequestCard } from './ui/request-card';
export { RequestColumns } from './ui/request-columns';
export { RequestSkeleton } from './ui/request-columns.skeleton';
export { TurnoverMeter } from './ui/turnover-meter';
