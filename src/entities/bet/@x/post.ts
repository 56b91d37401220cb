export { type Bet, isFixtureLeg, isOpenBet, legKey } from '../lib/bet';
export { BetLegRow } from '../ui/bet-leg-row';
export { LegRing } from '../ui/leg-ring';
