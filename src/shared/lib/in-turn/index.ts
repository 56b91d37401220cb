export { InTurn, type InTurnProps } from './in-turn';
export { hasTurns, startTurns } from './line';
