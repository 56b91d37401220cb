import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
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
