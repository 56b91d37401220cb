import { combine, sample } from 'effector';
import * as z from 'zod/mini';
import { type DeskMember, deskMember, type RollingCategory } from '@/entities/desk-member';
import { staffReason } from '@/entities/staff-reason';
import { createForm } from '@/shared/lib/form';
import { parsePercent } from '@/shared/lib/typed-number';
import type { Care } from '../api';
import { messages } from '../ui/messages';
import { caring } from './caring';

const $rates = deskMember.$data.map((data) => data?.rollingRates ?? []);

type Values = { category: string; percent: string };
type Rates = DeskMember['rollingRates'];

const rateOf = (rates: Rates, { category }: Pick<Values, 'category'>) =>
  rates.find((one) => one.category === category) ?? null;

function isAllowed(rates: Rates, values: Values): boolean {
  const basisPoints = parsePercent(values.percent);
  const rate = rateOf(rates, values);
  return (
    basisPoints !== null && rate !== null && basisPoints >= rate.least && basisPoints <= rate.most
  );
}

export const form = createForm({
  initial: { category: 'casino', percent: '', reason: '' },
  schema: $rates.map((rates) =>
    z.object({ category: z.string(), percent: z.string(), reason: staffReason }).check(
      z.refine((values) => isAllowed(rates, values), {
        path: ['percent'],
        error: ({ input }) => {
          const rate = rateOf(rates, input as Values);
          return rate ? messages.rateWrong(rate.least, rate.most) : messages.rateUnknown;
        },
      }),
    ),
  ),
  isBusy: caring.$isPending,
});

/** The rate that the form is about: as it is, and between what it may be set. */
export const $rate = combine([form.$values, $rates] as const, ([values, rates]) =>
  rateOf(rates, values),
);

sample({
  clock: form.accepted,
  source: deskMember.$data,
  filter: (data: DeskMember | null) => data !== null,
  fn: (data, { category, percent, reason }): Care => ({
    act: 'rate',
    memberId: data.member.id,
    category: category as RollingCategory,
    basisPoints: parsePercent(percent) ?? 0,
    reason: reason.trim(),
  }),
  target: caring.start,
});
