import { sample } from 'effector';
import { createGate } from 'effector-react';
import { confirmedMutation, createApiQuery } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { type AttendanceRules, loadRules, sendRules } from '../api';
import { noRules, rulesOf, rulesProblems, typedRules } from '../lib/rules-draft';
import { draftSchema } from '../lib/typed';
import { messages } from '../ui/messages';

const { attendance: texts } = messages;

export const RulesGate = createGate();
export const rules = createApiQuery(loadRules);
export const saving = confirmedMutation({
  send: (api, wanted: AttendanceRules) => sendRules(api, wanted),
  confirm: (wanted) => ({ title: texts.saveTitle, text: texts.saveText(wanted) }),
  done: texts.saved,
  refresh: rules.refresh,
});
export const form = createForm({
  initial: noRules,
  schema: draftSchema(rulesProblems),
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
const accepted = sample({ clock: form.accepted, fn: rulesOf });
sample({ clock: accepted, filter: (wanted) => wanted !== null, target: saving.start });
