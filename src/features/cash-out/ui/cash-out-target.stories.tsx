import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBet, makeBetCashOut } from '@/entities/bet/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { $targetFailed, $typedTarget } from '../model';
import { CashOutTarget } from './cash-out-target';

const meta = {
  title: 'features/cash-out/CashOutTarget',
  component: CashOutTarget,
  args: { bet: makeBet() },
} satisfies Meta<typeof CashOutTarget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = {
  parameters: { scope: () => makeScope({ values: [[$typedTarget, 120_000]] }) },
};
export const WithTarget: Story = {
  args: {
    bet: makeBet({
      cashOut: makeBetCashOut({ stake: 0, amount: 0, target: 120_000, latest: null }),
    }),
  },
};
export const Dollars: Story = {
  args: { bet: makeBet({ currency: 'USD' }) },
  parameters: { scope: () => makeScope({ values: [[$typedTarget, 12_000]] }) },
};
export const Failed: Story = {
  parameters: { scope: () => makeScope({ values: [[$targetFailed, true]] }) },
};
