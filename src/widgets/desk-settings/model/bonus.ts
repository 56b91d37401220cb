import { sample } from 'effector';
import * as z from 'zod/mini';
import { bonusChangeTexts } from '@/entities/desk-request';
import { staffReason } from '@/entities/staff-reason';
import { createForm } from '@/shared/lib/form';
import type { BonusTerms, SiteSettings } from '../api';
import { type BonusDraft, readTerms, termProblems, typedTerms } from '../lib/bonus-draft';
import { messages } from '../ui/messages';
import { asking } from './settings';
import { askForTerms } from './terms';

const first: BonusTerms['bonus'] = 'joinFirst';

export const bonusForm = createForm({
  initial: {
    bonus: first as string,
    basisPoints: '',
    capPoints: '',
    turnoverPercent: '',
    reason: '',
  },
  schema: z
    .object({
      bonus: z.string(),
      basisPoints: z.string(),
      capPoints: z.string(),
      turnoverPercent: z.string(),
      reason: staffReason,
    })
    .check(({ value, issues }) => {
      for (const [name, message] of Object.entries(termProblems(value as BonusDraft)))
        issues.push({ code: 'custom', input: value, path: [name], message });
    }),
  validatesOnBlur: false,
  isBusy: asking.$isPending,
});

const termsOf = ({ bonusTerms }: SiteSettings, bonus: string) =>
  bonusTerms.find((one) => one.bonus === bonus);

askForTerms({
  form: bonusForm,
  chooser: 'bonus',
  always: 'turnoverPercent',
  typed: (shown, { bonus }) => {
    const terms = termsOf(shown, bonus);
    return terms ? typedTerms(terms) : {};
  },
  wanted: (shown, { reason, ...draft }) => {
    const before = termsOf(shown, draft.bonus);
    const bonusTerms = readTerms(draft as BonusDraft);
    return {
      changes: before ? bonusChangeTexts(before, bonusTerms) : [],
      body: { bonusTerms, reason: reason.trim() },
    };
  },
  title: messages.askBonus,
  text: messages.askBonusText,
});
sample({
  clock: asking.done,
  filter: ({ params }) => 'bonusTerms' in params.body,
  target: bonusForm.reset,
});
