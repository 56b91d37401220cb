export {
  addTime,
  daysBetween,
  formatDate,
  formatDateTime,
  formatIso,
  formatKst,
  formatShortDateTime,
  formatTime,
  kstInstant,
  parseDateTime,
  startOfKstDay,
} from './kst';
export {
  formatAmount,
  formatCount,
  formatFactor,
  formatFolders,
  formatSystem,
  formatMoney,
  formatOdds,
  formatPhone,
  formatPoint,
  formatScore,
  formatWon,
  type Currency,
} from './numbers';
export { formatRelative } from './relative';
export { formatUsdt, formatUsdtRate } from './usdt';
