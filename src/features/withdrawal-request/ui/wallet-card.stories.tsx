import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeTetherWithdrawalTerms } from '../testing';
import { tetherScope } from './sample-scope';
import { WalletCard } from './wallet-card';

const meta = {
  title: 'features/withdrawal-request/WalletCard',
  component: WalletCard,
  args: { terms: makeTetherWithdrawalTerms() },
  parameters: { scope: () => tetherScope() },
} satisfies Meta<typeof WalletCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '지갑 변경' }));
    await expect(await screen.findByRole('dialog', { name: '테더 지갑 등록' })).toBeVisible();
  },
};

export const None: Story = { args: { terms: makeTetherWithdrawalTerms({ address: null }) } };

/** Wrong withdrawal passwords have locked it. */
export const Locked: Story = {
  args: { terms: makeTetherWithdrawalTerms({ triesLeft: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '지갑 변경' })).toBeDisabled();
  },
};
