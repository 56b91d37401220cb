import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeConfirming, makePartial, makePayment } from '../lib/sample-payments';
import { PaymentList } from './payment-list';

const all = { confirmations: 20 };

const meta = {
  title: 'features/tether-deposit/PaymentList',
  component: PaymentList,
  args: {
    payments: [
      makePayment({ id: 'a' }),
      makeConfirming({ id: 'b' }),
      makePartial({ id: 'c' }),
      makeConfirming({ id: 'd', ...all, state: 'late' }),
      makeConfirming({ id: 'e', ...all, state: 'reviewing' }),
      makeConfirming({ id: 'f', ...all, state: 'awaiting_second' }),
      makeConfirming({ id: 'g', ...all, state: 'credited' }),
      makeConfirming({ id: 'h', ...all, state: 'credited', paidMicro: 200_000_001 }),
      makePayment({ id: 'i', state: 'expired' }),
      makeConfirming({ id: 'j', ...all, state: 'rejected', reason: '확인되지 않는 입금' }),
    ],
  },
} satisfies Meta<typeof PaymentList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each state; what came above the amount is credited with it. */
export const Matrix: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('200.000001 USDT')).toBeVisible();
    await expect(canvas.getByText('완료 · 초과분 포함')).toBeVisible();
    const [refused] = canvas.getAllByRole('listitem').slice(-1);
    await expect(refused).not.toHaveTextContent('282,500원');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
