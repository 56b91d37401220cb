export { type DeskDebt, debtStates, isWaiting } from './lib/debt';
export { DebtStateBadge } from './ui/debt-state-badge';
export { messages as debtWords } from './ui/messages';
