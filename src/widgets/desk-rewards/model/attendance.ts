import { sample } from 'effector';
import { createGate } from 'effector-react';
import { attendanceFaults } from '#rules/attendance.ts';
import { isGetAttendanceRulesAnswer, isSetAttendanceRulesAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { createDraft, wholeWithin } from '@/features/desk-list';
import { confirmedMutation, createApiQuery, request } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { formatHundredths, formatLines, hundredthsFrom, parseLines } from '../lib/typed';
import { messages } from '../ui/messages';

export type AttendanceRules = Readonly<Dto<'AttendanceRules'>>;

const { attendance: texts } = messages;
const noRules = { minDeposit: '', minDepositUsd: '', dayPoints: '', steps: '', fullPoints: '' };
type RulesValues = typeof noRules;
const mostSteps = 5;
const stepDays = [2, 27] as const;
const mostStepPoints = 1_000_000;

/** Rules as they would be typed. */
function typedRules({ minDepositUsd, steps, ...rules }: AttendanceRules): RulesValues {
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

const draft = createDraft({
  read: (values: RulesValues) => ({
    minDeposit: wholeWithin(values.minDeposit, [0, 100_000_000]),
    minDepositUsd: hundredthsFrom(values.minDepositUsd, 0),
    dayPoints: wholeWithin(values.dayPoints, [1, 100_000]),
    steps: readSteps(values.steps),
    fullPoints: wholeWithin(values.fullPoints, [1, 1_000_000]),
  }),
  wrong: texts.rulesWrong,
  draftOf: (read): AttendanceRules => read,
  faults: (rules: AttendanceRules | null) => {
    const names = rules ? attendanceFaults({ ...rules, steps: [...rules.steps] }) : [];
    const words: Readonly<Record<string, string>> = texts.rulesFaults;
    return Object.fromEntries(names.map(({ path }) => [path, words[path] ?? '']));
  },
});

export const RulesGate = createGate();
export const rules = createApiQuery<void, { rules: AttendanceRules; attendedToday: number }>(
  (api) => request(api.GET('/desk/attendance'), isGetAttendanceRulesAnswer),
);
export const saving = confirmedMutation({
  send: (api, wanted: AttendanceRules) => {
    const body = { ...wanted, steps: [...wanted.steps] };
    return request(api.PUT('/admin/attendance', { body }), isSetAttendanceRulesAnswer);
  },
  confirm: (wanted) => ({ title: texts.saveTitle, text: texts.saveText(wanted) }),
  done: texts.saved,
  refresh: rules.refresh,
});
export const form = createForm({
  initial: noRules,
  schema: draft.schemaAt(),
  isBusy: saving.$isPending,
});

sample({ clock: RulesGate.open, target: rules.start });
sample({ clock: RulesGate.close, target: [rules.reset, form.reset] });
// What was typed stays: saved it is what is set, refused it is to be mended.
const loaded = sample({
  clock: rules.done,
  source: form.$touched,
  filter: (touched) => touched.length === 0,
  fn: (_touched, { result }) => typedRules(result.rules),
});
sample({ clock: loaded, target: form.filled });
const accepted = sample({ clock: form.accepted, fn: draft.toDraft });
sample({ clock: accepted, filter: (wanted) => wanted !== null, target: saving.start });
