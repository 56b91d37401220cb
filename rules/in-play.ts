import { inPlayDelaySeconds, type SportKey } from './sports.ts';

/** Sports whose clock stops at a goal: one scored during the delay refuses the bet. */
const STOPPED_BY_GOAL: readonly SportKey[] = ['football', 'ice-hockey'];

/** Whether a goal between placement and acceptance refuses an in-play leg of the sport. */
export function isStoppedByGoal(sport: SportKey): boolean {
  return STOPPED_BY_GOAL.includes(sport);
}

/** Whether bets are taken while a fixture of the sport is played; a race is over before one were accepted. */
export function takesInPlay(sport: SportKey): boolean {
  return inPlayDelaySeconds(sport) !== null;
}

/** Milliseconds a slip waits: the longest delay of its in-play legs' sports, 0 without any. */
export function slipDelayMs(inPlaySports: readonly SportKey[]): number {
  return Math.max(0, ...inPlaySports.map((sport) => inPlayDelaySeconds(sport) ?? 0)) * 1000;
}
