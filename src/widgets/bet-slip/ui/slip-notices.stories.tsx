import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { SlipNotices } from './slip-notices';
import { slipScope, states } from './sample-states';

const meta = {
  title: 'widgets/bet-slip/SlipNotices',
  component: SlipNotices,
  parameters: { scope: slipScope(states.crowded) },
  // In a column or a sheet of one width.
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SlipNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeCauses: Story = {};
export const LowOddsPick: Story = { parameters: { scope: slipScope(states.lowPick) } };
export const OverBalance: Story = { parameters: { scope: slipScope(states.insufficient) } };

/** The press that solves a problem takes its notice away. */
export const Solved: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: '확인이 필요한 사항' }));
    await press(list.getByRole('button', { name: '모두 수락' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
  },
};
