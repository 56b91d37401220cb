import * as z from 'zod/mini';
import { $member, sessionLost } from '@/entities/member';
import { amountRule, createSending, moneyForm } from '@/entities/money-request';
import { createApiQuery } from '@/shared/api';
import { loadRolling, type Rolling, type RollingConversion, sendConversion } from './api';
import { faultOf } from './lib/rules';
import { messages } from './ui/messages';

/** What is converted, minor units. */
type ConversionValues = { amount: number | null };

export const rolling = createApiQuery(loadRolling);

export const conversion = moneyForm<Rolling, ConversionValues, { amount: number }>({
  terms: rolling,
  sending: createSending<{ amount: number }, RollingConversion>(sendConversion, {
    done: messages.converted,
    refresh: rolling.refresh,
  }),
  initial: { amount: null },
  schema: (data) =>
    z.object({
      amount: amountRule(messages.missing, (amount) => {
        const fault = data && faultOf(amount, data);
        return fault && messages.refusal(fault, data.currency);
      }),
    }),
  body: ({ amount }) => ({ amount }),
  draft: { owner: $member, ended: sessionLost },
});
export const { opened: rollingOpened, closed: rollingClosed } = conversion;
