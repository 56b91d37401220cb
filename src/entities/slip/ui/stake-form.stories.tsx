import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { defaultStakes } from '../lib/stakes';
import { StakeForm } from './stake-form';

const meta = {
  title: 'entities/slip/StakeForm',
  component: StakeForm,
  args: {
    label: '베팅금액',
    value: 5_000,
    currency: 'USD',
    amounts: defaultStakes('USD'),
    fractionHint: '1달러 단위로만 베팅하실 수 있습니다.',
    onChange: fn(),
    onAdd: fn(),
    onMax: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof StakeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In dollars, of which the amounts are hundredths. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '베팅금액 ($)' })).toHaveValue('50');
    await press(canvas.getByRole('button', { name: '+$5' }));
    await expect(args.onAdd).toHaveBeenCalledWith(500);
  },
};
