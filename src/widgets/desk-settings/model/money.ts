import { type EventCallable, sample } from 'effector';
import * as z from 'zod/mini';
import { bonusChangeTexts, limitChangeTexts, type SettingText } from '@/entities/desk-request';
import { sessionLost } from '@/entities/member';
import { staffReason } from '@/entities/staff-reason';
import { alertShown } from '@/shared/lib/alerts';
import { createForm, type Form } from '@/shared/lib/form';
import { formatUsdtRate } from '@/shared/lib/format';
import { type BonusDraft, readTerms, termProblems, typedTerms } from '../lib/bonus-draft';
import { type LimitDraft, limitProblems, readLimits, typedLimits } from '../lib/limit-draft';
import { parseRate } from '../lib/parse-rate';
import { messages } from '../ui/messages';
import { asking, settings, type SiteSettings, type WantedSetting } from './settings';

type TermsField = 'usdRate' | 'bonusTerms' | 'levelLimits';

/** What was typed is forgotten once it was requested, and with the session. */
function forget(reset: EventCallable<void>, field: TermsField): void {
  const requested = sample({
    clock: asking.done,
    filter: ({ params }) => field in params.body,
  });
  sample({ clock: [sessionLost, requested], target: reset });
}

export const rateForm = createForm({
  initial: { rate: '', reason: '' },
  schema: z.object({
    rate: z.string().check(z.refine((text) => parseRate(text) !== null, messages.rateMalformed)),
    reason: staffReason,
  }),
  validatesOnBlur: false,
  isBusy: asking.$isPending,
});
forget(rateForm.reset, 'usdRate');

const rateAccepted = sample({
  clock: rateForm.accepted,
  fn: ({ rate, reason }) => {
    const usdRate = parseRate(rate);
    if (usdRate === null) return null;
    const text = messages.askRateText(formatUsdtRate(usdRate));
    return {
      body: { usdRate, reason: reason.trim() },
      question: { title: messages.askRate, text },
    };
  },
});
sample({ clock: rateAccepted, filter: (wanted) => wanted !== null, target: asking.start });
type Typed = Record<string, string>;

interface Wanted {
  /** What of it is not as it is set. */
  changes: readonly SettingText[];
  body: WantedSetting;
}

interface Terms<Values extends Typed> {
  form: Form<Values>;
  /** What of the settings it is about. */
  field: TermsField;
  /** The field that says whose terms are typed. */
  chooser: keyof Values & string;
  /** A field that is empty only before anything is shown in it. */
  always: keyof Values & string;
  /** What is set of what was chosen, as it would be typed; nothing where it is not known. */
  typed: (shown: SiteSettings, values: Values) => Partial<Values>;
  wanted: (shown: SiteSettings, values: Values) => Wanted;
  title: string;
  text: (changes: readonly SettingText[]) => string;
}

/** A form that begins with what is set; another admin grants what is typed. */
function askForTerms<Values extends Typed>(terms: Terms<Values>): void {
  const { form, field, chooser, always, typed, wanted, title, text } = terms;
  forget(form.reset, field);

  const typing = { shown: settings.$data, values: form.$values };
  const chosen = sample({ clock: form.changed, filter: ({ name }) => name === chooser });
  const emptied = sample({
    clock: [settings.$data, form.reset],
    source: typing,
    filter: ({ shown, values }) => shown !== null && values[always] === '',
  });
  sample({
    clock: [chosen, emptied],
    source: typing,
    fn: ({ shown, values }) => (shown ? typed(shown, values) : {}),
    target: form.filled,
  });

  const accepted = sample({
    clock: form.accepted,
    source: settings.$data,
    fn: (shown, values) => shown && wanted(shown, values),
  });
  const requested = sample({ clock: accepted, filter: (one) => one !== null });
  sample({
    clock: requested,
    filter: ({ changes }) => changes.length === 0,
    fn: () => ({ text: messages.nothingChanged }),
    target: alertShown,
  });
  sample({
    clock: requested,
    filter: ({ changes }) => changes.length > 0,
    fn: ({ changes, body }) => ({ body, question: { title, text: text(changes) } }),
    target: asking.start,
  });
}

export const bonusForm = createForm({
  initial: {
    bonus: 'joinFirst',
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
  field: 'bonusTerms',
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

export const limitForm = createForm({
  initial: {
    group: 'ordinary',
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
  field: 'levelLimits',
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
