// What a slip is made under: each mode admits other legs, and has limits and a table of what may stand together of its own.
import { isQuarterLine } from './markets/market-kinds.ts';
import type { Refusal } from './refusals.ts';
import { FIXTURE_MODES, type FixtureMode, type SlipMode } from './slip-mode.ts';
import type { Slip, SlipLeg } from './slip-state.ts';

/** What one mode admits. */
export interface ModeRules {
  /** Legs on fixtures; where it has none, the others are of no account. */
  fixtures: boolean;
  /** Legs of matches that are played: none, one at least, or any number. */
  inPlay: 'none' | 'one' | 'any';
  /** Lines of x.25 and x.75, which the European board alone offers. */
  quarterLines: boolean;
  /** Several picks of a fixture, of different kinds, at their joint price. */
  joint: boolean;
  /** A bonus pick, as far as the legs allow it. */
  bonus: boolean;
}

/** What goes with no leg on a fixture: bets on rounds, which are no slip of legs. */
const ROUND: ModeRules = {
  fixtures: false,
  inPlay: 'none',
  quarterLines: false,
  joint: false,
  bonus: false,
};

/** By mode; legs before the start go with each that has fixtures. */
export const MODE_RULES: Readonly<Record<SlipMode, ModeRules>> = {
  domestic: { fixtures: true, inPlay: 'none', quarterLines: false, joint: false, bonus: true },
  inplay: { fixtures: true, inPlay: 'one', quarterLines: false, joint: false, bonus: false },
  european: { fixtures: true, inPlay: 'any', quarterLines: true, joint: true, bonus: false },
  mini: ROUND,
  virtual: ROUND,
};

type ModeLeg = Pick<SlipLeg, 'selectionId' | 'line' | 'inPlay'>;

function isAdmitted({ line, inPlay = false }: ModeLeg, rules: ModeRules): boolean {
  return (
    rules.fixtures &&
    (rules.inPlay !== 'none' || !inPlay) &&
    (rules.quarterLines || !isQuarterLine(line))
  );
}

/** The legs that a mode does not admit, by selection; all of them where it wants one in play and there is none. */
export function outsideMode(legs: readonly ModeLeg[], mode: SlipMode): string[] {
  const rules = MODE_RULES[mode];
  const lacksPlay = rules.inPlay === 'one' && !legs.some(({ inPlay }) => inPlay);
  return legs
    .filter((leg) => lacksPlay || !isAdmitted(leg, rules))
    .map(({ selectionId }) => selectionId);
}

/** The mode of a slip that names none: the first that admits what is on it. */
export function modeFor({
  legs,
  joint,
}: {
  legs: readonly ModeLeg[];
  joint?: readonly object[] | undefined;
}): FixtureMode {
  if (joint) return 'european';
  return FIXTURE_MODES.find((mode) => outsideMode(legs, mode).length === 0) ?? 'european';
}

/** The legs of a slip that do not go with its mode, all named at once. */
export function checkMode({ legs, mode }: Slip): Refusal[] {
  const outside = mode === undefined ? [] : outsideMode(legs, mode);
  return outside.length > 0 ? [{ code: 'MODE_LEG', selectionIds: outside }] : [];
}

/** Whether several picks of a fixture may stand on the slip; one without a mode says so by its prices. */
export function takesJoint({ mode, joint }: Pick<Slip, 'mode' | 'joint'>): boolean {
  return mode === undefined ? joint !== undefined : MODE_RULES[mode].joint;
}
