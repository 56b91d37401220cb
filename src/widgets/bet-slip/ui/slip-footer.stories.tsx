import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $stake } from '@/entities/slip';
import { press } from '@/shared/lib/test-press';
import { SlipFooter } from './slip-footer';
import { slipScope, states } from './sample-states';

const meta = {
  title: 'widgets/bet-slip/SlipFooter',
  component: SlipFooter,
  parameters: { router: { path: '/korea/cross' }, scope: slipScope() },
  // In a column or a sheet of one width.
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SlipFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { scope: slipScope({ count: 0 }) } };
export const WithBonus: Story = { parameters: { scope: slipScope({ bonus: 3 }) } };
export const Dollars: Story = { parameters: { scope: slipScope(states.dollars) } };
export const Guest: Story = { parameters: { scope: slipScope(states.guest) } };

export const QuickStakes: Story = {
  parameters: { scope: slipScope({ values: [[$stake, null]] }) },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '베팅금액' });
    await press(canvas.getByRole('button', { name: '+1만' }));
    await press(canvas.getByRole('button', { name: '+1만' }));
    await expect(field).toHaveValue('20,000');
    await press(canvas.getByRole('button', { name: '정정' }));
    await expect(field).toHaveValue('');
  },
};
