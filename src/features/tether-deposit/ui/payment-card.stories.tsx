import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeConfirming, makePartial, makePayment } from '../lib/sample-payments';
import { PaymentCard } from './payment-card';
import { openedScope } from './sample-scope';

const meta = {
  title: 'features/tether-deposit/PaymentCard',
  component: PaymentCard,
  args: { payment: makeConfirming() },
  parameters: { scope: () => openedScope() },
} satisfies Meta<typeof PaymentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Partial: Story = { args: { payment: makePartial() } };
export const Dollars: Story = {
  args: { payment: makeConfirming({ currency: 'USD', rate: null, credit: 20_000 }) },
};

/** The address of another payment is in sight. */
export const Elsewhere: Story = {
  args: { payment: makePayment(), onShow: fn() },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '입금 주소 보기' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};
