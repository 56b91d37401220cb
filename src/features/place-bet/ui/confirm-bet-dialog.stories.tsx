import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $slip } from '@/entities/slip';
import { makeLegs } from '@/entities/slip/testing';
import { slipParameters } from '../lib/sample-slip-parameters';
import { $isConfirming } from '../model/placement';
import { ConfirmBetDialog } from './confirm-bet-dialog';

const meta = {
  title: 'features/place-bet/ConfirmBetDialog',
  component: ConfirmBetDialog,
  parameters: slipParameters([$isConfirming, true]),
} satisfies Meta<typeof ConfirmBetDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: '확인' })).toHaveFocus();
  },
};

export const System: Story = {
  parameters: slipParameters(
    [$slip, { legs: makeLegs(3), bonus: null, sizes: [2, 3] }],
    [$isConfirming, true],
  ),
  play: async () => {
    await expect(await screen.findByText(/200,000원을 베팅하시겠습니까/)).toBeVisible();
    await expect(screen.getByText(/시스템 2,3\/3 · 4라인 × 50,000원/)).toBeVisible();
  },
};
