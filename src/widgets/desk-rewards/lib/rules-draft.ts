import { attendanceFaults } from '#rules/attendance.ts';
import type { AttendanceRules } from '../api';
import { messages } from '../ui/messages';
import { formatHundredths, formatLines, hundredthsFrom, parseLines, wholeWithin } from './typed';

export const noRules = {
  minDeposit: '',
  minDepositUsd: '',
  dayPoints: '',
  steps: '',
  fullPoints: '',
};
export type RulesValues = typeof noRules;

const bounds = {
  minDeposit: [0, 100_000_000],
  dayPoints: [1, 100_000],
  fullPoints: [1, 1_000_000],
} as const;
const mostSteps = 5;
const stepDays = [2, 27] as const;
const mostStepPoints = 1_000_000;

/** Writes rules as they would be typed. */
export function typedRules({ minDepositUsd, steps, ...rules }: AttendanceRules): RulesValues {
  return {
    minDeposit: String(rules.minDeposit),
    minDepositUsd: formatHundredths(minDepositUsd),
    dayPoints: String(rules.dayPoints),
    steps: formatLines(steps.map(({ days, points }) => ({ from: days, to: days, points }))),
    fullPoints: String(rules.fullPoints),
  };
}

function readSteps(text: string): AttendanceRules['steps'] | null {
  const lines = parseLines(text);
  const isRight = lines?.every(
    ({ from, to, points }) =>
      from === to && from >= stepDays[0] && from <= stepDays[1] && points <= mostStepPoints,
  );
  if (!lines || !isRight || lines.length > mostSteps) return null;
  return lines.map(({ from, points }) => ({ days: from, points }));
}

const read = (values: RulesValues) => ({
  minDeposit: wholeWithin(values.minDeposit, bounds.minDeposit),
  minDepositUsd: hundredthsFrom(values.minDepositUsd, 0),
  dayPoints: wholeWithin(values.dayPoints, bounds.dayPoints),
  steps: readSteps(values.steps),
  fullPoints: wholeWithin(values.fullPoints, bounds.fullPoints),
});

/** What was typed, as rules; null while something is wrong with a field. */
export function rulesOf(values: RulesValues): AttendanceRules | null {
  const { minDeposit, minDepositUsd, dayPoints, steps, fullPoints } = read(values);
  return minDeposit === null ||
    minDepositUsd === null ||
    dayPoints === null ||
    steps === null ||
    fullPoints === null
    ? null
    : { minDeposit, minDepositUsd, dayPoints, steps, fullPoints };
}

/** What is wrong with what was typed, by field. */
export function rulesProblems(values: RulesValues): Partial<RulesValues> {
  const wrong = Object.entries(read(values)).filter(([, value]) => value === null);
  const rules = rulesOf(values);
  const names = rules
    ? attendanceFaults({ ...rules, steps: [...rules.steps] }).map(({ path }) => path)
    : [];
  const { rulesWrong, rulesFaults } = messages.attendance;
  return Object.fromEntries([
    ...wrong.map(([name]) => [name, rulesWrong[name as keyof RulesValues]]),
    ...names.map((name) => [name, rulesFaults[name as keyof typeof rulesFaults]]),
  ]);
}
