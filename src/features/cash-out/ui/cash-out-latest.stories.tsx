import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBet, makeBetCashOut } from '@/entities/bet/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { makeScope } from '@/shared/lib/test-scope';
import { Stack } from '@/shared/ui/stack';
import type { CashOut } from '../api';
import { makeCashOut } from '../testing';
import { CashOutLatest } from './cash-out-latest';

const now = kstInstant('2026-11-22 18:18:07');
const reasons = ['changed', 'suspended', 'unavailable', 'underway', 'part', 'closed'] as const;

const latest = (overrides: Partial<CashOut>, currency: 'KRW' | 'USD' = 'KRW') =>
  makeBet({
    currency,
    cashOut: makeBetCashOut({
      stake: 0,
      amount: 0,
      latest: makeCashOut({ decidedAt: now - 5_000, amount: null, ...overrides }),
    }),
  });
const waits = { status: 'pending', pendingUntil: now + 4_000, decidedAt: null } as const;

const meta = {
  title: 'features/cash-out/CashOutLatest',
  component: CashOutLatest,
  args: { bet: latest(waits) },
  parameters: { scope: () => makeScope({ values: [[$now, now]] }) },
} satisfies Meta<typeof CashOutLatest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const Dollars: Story = { args: { bet: latest(waits, 'USD') } };

/** Each reason, as it is said after a refusal. */
export const Refused: Story = {
  tags: ['cash-out-goal'],
  render: () => (
    <Stack gap="3">
      {reasons.map((reason) => (
        <CashOutLatest key={reason} bet={latest({ status: 'refused', reason })} />
      ))}
    </Stack>
  ),
};
