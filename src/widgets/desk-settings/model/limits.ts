import { sample } from 'effector';
import * as z from 'zod/mini';
import { limitChangeTexts } from '@/entities/desk-request';
import { staffReason } from '@/entities/staff-reason';
import { createForm } from '@/shared/lib/form';
import type { GroupLimits, SiteSettings } from '../api';
import { type LimitDraft, limitProblems, readLimits, typedLimits } from '../lib/limit-draft';
import { messages } from '../ui/messages';
import { asking, settings } from './settings';
import { askForTerms } from './terms';

const first: GroupLimits['group'] = 'ordinary';

export const limitForm = createForm({
  initial: {
    group: first as string,
    minStake: '',
    maxStake: '',
    maxPayout: '',
    withdrawalDay: '',
    fixturePicks: '',
    reason: '',
  },
  // A level is held against the others as they are set.
  schema: settings.$data.map((shown) =>
    z
      .object({
        group: z.string(),
        minStake: z.string(),
        maxStake: z.string(),
        maxPayout: z.string(),
        withdrawalDay: z.string(),
        fixturePicks: z.string(),
        reason: staffReason,
      })
      .check(({ value, issues }) => {
        const problems = limitProblems(value as LimitDraft, shown?.levelLimits ?? []);
        for (const [name, message] of Object.entries(problems))
          issues.push({ code: 'custom', input: value, path: [name], message });
      }),
  ),
  validatesOnBlur: false,
  isBusy: asking.$isPending,
});

const limitsOf = ({ levelLimits }: SiteSettings, group: string) =>
  levelLimits.find((one) => one.group === group);

askForTerms({
  form: limitForm,
  chooser: 'group',
  always: 'maxStake',
  typed: (shown, { group }) => {
    const limits = limitsOf(shown, group);
    return limits ? typedLimits(limits) : {};
  },
  wanted: (shown, { reason, ...draft }) => {
    const before = limitsOf(shown, draft.group);
    const levelLimits = readLimits(draft as LimitDraft);
    return {
      changes: before ? limitChangeTexts(before, levelLimits) : [],
      body: { levelLimits, reason: reason.trim() },
    };
  },
  title: messages.askLimits,
  text: messages.askLimitsText,
});
sample({
  clock: asking.done,
  filter: ({ params }) => 'levelLimits' in params.body,
  target: limitForm.reset,
});
