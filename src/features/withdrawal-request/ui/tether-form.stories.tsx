import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeTetherWithdrawalTerms } from '../lib/sample-terms';
import { tetherScope } from './sample-scope';
import { TetherForm } from './tether-form';

const meta = {
  title: 'features/withdrawal-request/TetherForm',
  component: TetherForm,
  args: { terms: makeTetherWithdrawalTerms() },
  parameters: { scope: () => tetherScope() },
} satisfies Meta<typeof TetherForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NoWallet: Story = {
  args: { terms: makeTetherWithdrawalTerms({ address: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '환전 신청' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '지갑 등록' })).toBeEnabled();
  },
};
