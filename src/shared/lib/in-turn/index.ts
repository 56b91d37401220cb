export { InTurn, type InTurnProps } from './in-turn';
export { startTurns } from './line';
