import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { StateChips } from './state-chips';

const meta = {
  title: 'features/desk-list/StateChips',
  component: StateChips,
  args: {
    label: '상태',
    states: [
      { state: 'open', label: '미수 2' },
      { state: 'met', label: '차감 완료 1' },
    ],
    chosen: null,
    onChoose: fn(),
  },
} satisfies Meta<typeof StateChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '전체' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press(canvas.getByRole('button', { name: '미수 2' }));
    await expect(args.onChoose).toHaveBeenCalledWith('open');
  },
};
