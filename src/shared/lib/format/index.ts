export {
  formatDate,
  formatDateTime,
  formatShortDateTime,
  formatTime,
  kstDayKey,
  kstParts,
  parseDateTime,
  startOfKstDay,
  type KstParts,
} from './kst';
export {
  formatAmount,
  formatCount,
  formatLine,
  formatMoney,
  formatOdds,
  formatPhone,
  formatPoint,
  formatScore,
  formatWon,
  type Currency,
} from './numbers';
export { formatCountdown, formatDay, formatRelative } from './relative';
