import { sample } from 'effector';
import * as z from 'zod/mini';
import { sessionLost } from '@/entities/member';
import { staffReason } from '@/entities/staff-reason';
import { createForm } from '@/shared/lib/form';
import { formatUsdtRate } from '@/shared/lib/format';
import { parseRate } from '../lib/parse-rate';
import { messages } from '../ui/messages';
import { asking } from './settings';

export const rateForm = createForm({
  initial: { rate: '', reason: '' },
  schema: z.object({
    rate: z.string().check(z.refine((text) => parseRate(text) !== null, messages.rateMalformed)),
    reason: staffReason,
  }),
  validatesOnBlur: false,
  isBusy: asking.$isPending,
});
sample({ clock: sessionLost, target: rateForm.reset });

const accepted = sample({
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
sample({ clock: accepted, filter: (wanted) => wanted !== null, target: asking.start });
sample({
  clock: asking.done,
  filter: ({ params }) => 'usdRate' in params.body,
  target: rateForm.reset,
});
