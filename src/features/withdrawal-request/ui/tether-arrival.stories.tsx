import { allSettled } from 'effector';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { tetherWithdrawal } from '../model';
import { makeTetherWithdrawalTerms } from '../testing';
import { tetherScope } from './sample-scope';
import { TetherArrival } from './tether-arrival';

const typed = (amount: number) => ({
  scope: () => {
    const scope = tetherScope();
    void allSettled(tetherWithdrawal.amountChanged, { scope, params: amount });
    return scope;
  },
});

const meta = {
  title: 'features/withdrawal-request/TetherArrival',
  component: TetherArrival,
  args: { terms: makeTetherWithdrawalTerms() },
  parameters: typed(5_000),
} satisfies Meta<typeof TetherArrival>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The fee is taken off what is sent. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('받으실 금액 49.00 USDT')).toBeVisible();
  },
};

/** Of a won account, at a rate. */
export const Won: Story = {
  args: { terms: makeTetherWithdrawalTerms({ currency: 'KRW', rate: 14_125_000 }) },
  parameters: typed(282_500),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('받으실 금액 199.00 USDT')).toBeVisible();
  },
};

export const BelowFee: Story = {
  parameters: typed(100),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('수수료보다 큰 금액을 입력해주세요.')).toBeVisible();
  },
};
