import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeRolling } from '../testing';
import { RollingTable } from './rolling-table';

const meta = {
  title: 'features/rolling-conversion/RollingTable',
  component: RollingTable,
  args: { rolling: makeRolling(), amount: 15_000 },
} satisfies Meta<typeof RollingTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeAndAfter: Story = {
  play: async ({ canvas }) => {
    const total = canvas.getByRole('row', { name: /총 롤링금액/ });
    await expect(within(total).getByText('24,400')).toBeVisible();
    await expect(within(total).getByText('9,400')).toBeVisible();
    await expect(canvas.getByText('총판 1%')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: {
    amount: null,
    rolling: makeRolling({ balances: { casino: 0, slot: 0, mini: 0, total: 0 } }),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
