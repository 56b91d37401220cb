import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makePartial, makePayment } from '../lib/sample-payments';
import { KeptAmount } from './kept-amount';
import { openedScope, sampleNow } from './sample-scope';

const meta = {
  title: 'features/tether-deposit/KeptAmount',
  component: KeptAmount,
  args: { payment: makePayment() },
  parameters: { scope: () => openedScope() },
} satisfies Meta<typeof KeptAmount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('41:53');
  },
};

/** The rest of a payment in part. */
export const Rest: Story = {
  args: { payment: makePartial() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40.00')).toBeVisible();
    await expect(canvas.getByText('= 56,500원')).toBeVisible();
  },
};

/** Less than five minutes are left. */
export const Urgent: Story = {
  args: { payment: makePayment({ rateExpiresAt: sampleNow + 240_000 }) },
};

/** One USDT is one USD: there is no rate. */
export const Dollars: Story = {
  args: { payment: makePayment({ currency: 'USD', amount: 20_000, rate: null }) },
};
