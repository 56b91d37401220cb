import { $setting } from '@/entities/setting/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CoinInfo } from './coin-info';

const meta = {
  title: 'features/referral-signup/CoinInfo',
  component: CoinInfo,
} satisfies Meta<typeof CoinInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

const bonusOf = (coinBonus: { basisPoints: number; capPoints: number }) => ({
  scope: () => makeScope({ values: [[$setting, { coinBonus }]] }),
});

export const Playground: Story = {
  parameters: bonusOf({ basisPoints: 500, capPoints: 100_000 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('충전 포인트 5%가 지급됩니다. (최대 100,000원)')).toBeVisible();
  },
};

/** It is not known, or there is none: nothing is promised. */
export const NoBonus: Story = {
  parameters: bonusOf({ basisPoints: 0, capPoints: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/지급됩니다\. \(최대/)).toBeNull();
  },
};
