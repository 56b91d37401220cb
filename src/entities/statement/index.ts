export { createLineList, createSummaryQuery, type LinesQuery, loadCsv } from './api';
export {
  entryLabel,
  formatBalance,
  formatChange,
  formatPlain,
  formatResult,
  lineLabel,
  type StatementBet,
  type StatementCategory,
  type StatementCurrency,
  type StatementLine,
  type StatementSummary,
} from './lib/line';
export { BalanceChart } from './ui/balance-chart';
