import { eased, shareOf } from '../../lib/course-random';

/** A card on its way: when it leaves the shoe and when it is turned, milliseconds since the draw. */
export interface Dealt<Art> {
  card: Art;
  leavesAt: number;
  turnsAt: number;
}

const SLIDE = 320;
/** From the end of its slide to the middle of its turn. */
const REST = 180;
const HALF_TURN = 120;
/** From the last card's turn to the verdict. */
const VERDICT = 900;

/** A card that is turned where it comes to lie, or later, at `turnsAt`. */
export function deal<Art>(
  card: Art,
  leavesAt: number,
  turnsAt = leavesAt + SLIDE + REST,
): Dealt<Art> {
  return { card, leavesAt, turnsAt };
}

export function isTurned({ turnsAt }: Dealt<unknown>, at: number): boolean {
  return at >= turnsAt;
}

/** The cards of a hand whose faces are seen. */
export function turnedOf<Art>(hand: readonly Dealt<Art>[], at: number): Art[] {
  return hand.filter((dealt) => isTurned(dealt, at)).map(({ card }) => card);
}

/** When who has won is said. */
export function verdictOf(...hands: readonly (readonly Dealt<unknown>[])[]): number {
  return Math.max(...hands.flat().map(({ turnsAt }) => turnsAt)) + VERDICT;
}

/** How a card looks at a moment: its share of the way from the shoe, and the width that its turn leaves it. */
export function poseOf({ leavesAt, turnsAt }: Dealt<unknown>, at: number) {
  const turn = shareOf(at, turnsAt - HALF_TURN, turnsAt + HALF_TURN);
  return { way: eased(shareOf(at, leavesAt, leavesAt + SLIDE)), width: Math.abs(1 - 2 * turn) };
}
