import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { slipScope, states } from './sample-states';
import { SystemSizes } from './system-sizes';

const meta = {
  title: 'widgets/bet-slip/SystemSizes',
  component: SystemSizes,
  parameters: { scope: slipScope(states.system) },
  // In a column or a sheet of one width.
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SystemSizes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The size that the system cannot do without stays; another one joins it. */
export const TwoOfThree: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('시스템 2/3')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: '2폴더 × 3' })).toBeDisabled();
    await press(canvas.getByRole('checkbox', { name: '3폴더 × 1' }));
    await expect(canvas.getByText('시스템 2,3/3')).toBeVisible();
    await expect(canvas.getByText('트릭시')).toBeVisible();
    await expect(canvas.getByText('4라인')).toBeVisible();
  },
};
export const Named: Story = { parameters: { scope: slipScope(states.trixie) } };
export const EightLegs: Story = { parameters: { scope: slipScope(states.goliath) } };
export const Dollars: Story = { parameters: { scope: slipScope(states.systemDollars) } };
