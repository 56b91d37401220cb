export { turnoverInvariants } from './invariants.ts';
export { createTurnoverService, type TurnoverService } from './service.ts';
