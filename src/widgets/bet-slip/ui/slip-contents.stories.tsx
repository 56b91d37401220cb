import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $streamHealth } from '@/shared/api';
import { press } from '@/shared/lib/test-press';
import { SlipContents } from './slip-contents';
import { slipScope, states } from './sample-states';

const meta = {
  title: 'widgets/bet-slip/SlipContents',
  component: SlipContents,
  parameters: { router: { path: '/korea/cross' }, scope: slipScope() },
  // In a column or a sheet of one width.
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SlipContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { scope: slipScope({ count: 0 }) } };
export const SixLegs: Story = { parameters: { scope: slipScope(states.crowded) } };
export const Stale: Story = {
  parameters: { scope: slipScope({ values: [[$streamHealth, 'stale']] }) },
};

export const LegRemoved: Story = {
  play: async ({ canvas }) => {
    const legs = within(await canvas.findByRole('list', { name: '선택한 경기' }));
    const [remove] = legs.getAllByRole('button', { name: /빼기|삭제/ });
    await press(remove as HTMLElement);
    await expect(legs.getAllByRole('listitem')).toHaveLength(2);
  },
};
