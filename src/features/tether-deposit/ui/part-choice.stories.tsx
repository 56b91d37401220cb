import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makePartial } from '../lib/sample-payments';
import { PartChoice } from './part-choice';
import { openedScope, sampleNow } from './sample-scope';

let taken = 0;

const meta = {
  title: 'features/tether-deposit/PartChoice',
  component: PartChoice,
  args: { payment: makePartial() },
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
} satisfies Meta<typeof PartChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rest may still be sent. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/19:24까지 같은 주소로/)).toBeVisible();
    await press(canvas.getByRole('button', { name: '받은 만큼 충전 · 84,750원' }));
    await expect(taken).toBe(1);
  },
};

/** The rate is no longer kept. */
export const TooLate: Story = {
  args: { payment: makePartial({ rateExpiresAt: sampleNow - 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/부족분은 새로 신청해야 합니다/)).toBeVisible();
    await expect(canvas.getByText(/19:42에 받은 만큼 자동으로 충전됩니다/)).toBeVisible();
  },
};

/** Less than a cent came: nothing could be credited. */
export const Dust: Story = {
  args: { payment: makePartial({ paidMicro: 9_999, credit: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1센트보다 적어/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
