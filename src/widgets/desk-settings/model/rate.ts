import { createEffect, sample } from 'effector';
import * as z from 'zod/mini';
import { sessionLost } from '@/entities/member';
import { staffReason } from '@/entities/staff-reason';
import { askConfirmFx } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { formatUsdtRate } from '@/shared/lib/format';
import type { WantedSetting } from '../api';
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
sample({ clock: sessionLost, fn: () => undefined, target: rateForm.reset });

type RateChange = Extract<WantedSetting, { usdRate: number }>;

export const confirmRateFx = createEffect(async (asked: RateChange): Promise<RateChange | null> => {
  const isConfirmed = await askConfirmFx({
    title: messages.askRate,
    text: messages.askRateText(formatUsdtRate(asked.usdRate)),
    confirmLabel: messages.ask,
  });
  return isConfirmed ? asked : null;
});
sample({
  clock: rateForm.accepted,
  fn: ({ rate, reason }): RateChange => ({
    usdRate: parseRate(rate) as number,
    reason: reason.trim(),
  }),
  target: confirmRateFx,
});
sample({
  clock: confirmRateFx.doneData,
  filter: (asked) => asked !== null,
  fn: (asked) => asked as RateChange,
  target: asking.start,
});
sample({
  clock: asking.done,
  filter: ({ params }) => 'usdRate' in params,
  fn: () => undefined,
  target: rateForm.reset,
});
