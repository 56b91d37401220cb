import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeConfirming, makePartial, makePayment } from '../lib/sample-payments';
import { OpenPayments } from './open-payments';
import { openedScope } from './sample-scope';

const meta = {
  title: 'features/tether-deposit/OpenPayments',
  component: OpenPayments,
  args: { payments: [makeConfirming()] },
  parameters: { scope: () => openedScope() },
} satisfies Meta<typeof OpenPayments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Partial: Story = { args: { payments: [makePartial()] } };

/** Of two that wait, one has its address in sight; the other's is a press away. */
export const TwoWaiting: Story = {
  args: { payments: [makePayment(), makePayment({ id: 'tet_9', amountMicro: 50_000_000 })] },
  play: async ({ canvas }) => {
    const [shown, ...rest] = canvas.getAllByRole('button', { name: '입금 주소 보기' });
    await expect(rest).toHaveLength(0);
    if (shown) await press(shown);
    await expect(canvas.getAllByRole('button', { name: '입금 주소 보기' })).toHaveLength(1);
  },
};
