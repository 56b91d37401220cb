import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeConfirming, makePartial, makePayment } from '../lib/sample-payments';
import { OpenPayments } from './open-payments';
import { openedScope, sampleNow } from './sample-scope';

let taken = 0;

const meta = {
  title: 'features/tether-deposit/OpenPayments',
  component: OpenPayments,
  args: { payments: [makeConfirming()] },
  parameters: {
    scope: () => {
      taken = 0;
      return openedScope({
        'POST /charge/crypto/tet_2/take': () => {
          taken += 1;
          return { body: makePartial({ state: 'credited' }) };
        },
      });
    },
  },
} satisfies Meta<typeof OpenPayments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Dollars: Story = {
  args: { payments: [makeConfirming({ currency: 'USD', rate: null, credit: 20_000 })] },
};

/** Of two that wait, one shows its address; the other's is a press away. */
export const TwoWaiting: Story = {
  args: { payments: [makePayment(), makePayment({ id: 'tet_9', amountMicro: 50_000_000 })] },
  play: async ({ canvas }) => {
    const [shown, ...rest] = canvas.getAllByRole('button', { name: '입금 주소 보기' });
    await expect(rest).toHaveLength(0);
    if (shown) await press(shown);
    await expect(canvas.getAllByRole('button', { name: '입금 주소 보기' })).toHaveLength(1);
  },
};

/** Of one only a part came: the rest may still be sent. */
export const Partial: Story = {
  args: { payments: [makePartial()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/19:24까지 같은 주소로/)).toBeVisible();
    await press(canvas.getByRole('button', { name: '받은 만큼 충전 · 84,750원' }));
    await expect(taken).toBe(1);
  },
};

/** The rate is no longer kept. */
export const TooLate: Story = {
  args: { payments: [makePartial({ rateExpiresAt: sampleNow - 1 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/부족분은 새로 신청해야 합니다/)).toBeVisible();
    await expect(canvas.getByText(/19:42에 받은 만큼 자동으로 충전됩니다/)).toBeVisible();
  },
};

/** Less than a cent came: nothing could be credited. */
export const Dust: Story = {
  args: { payments: [makePartial({ paidMicro: 9_999, credit: 0 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1센트보다 적어/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /충전/ })).toBeNull();
  },
};
