export { Below, type PartProps } from './below';
export { InTurn, type InTurnProps } from './in-turn';
export { hasTurns, startTurns } from './line';
