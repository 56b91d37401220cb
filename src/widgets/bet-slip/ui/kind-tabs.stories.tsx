import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { KindTabs } from './kind-tabs';
import { slipScope, states } from './sample-states';

const meta = {
  title: 'widgets/bet-slip/KindTabs',
  component: KindTabs,
  parameters: { scope: slipScope() },
  // In a column or a sheet of one width.
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof KindTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLegs: Story = {
  play: async ({ canvas }) => {
    const system = await canvas.findByRole('button', { name: '시스템' });
    await press(system);
    await expect(system).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: '조합' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};
export const TwoLegs: Story = {
  parameters: { scope: slipScope({ count: 2 }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '단폴' });
    await expect(canvas.queryByRole('button', { name: '시스템' })).toBeNull();
  },
};
export const Singles: Story = { parameters: { scope: slipScope(states.singles) } };
export const System: Story = { parameters: { scope: slipScope(states.system) } };
/** A system has eight legs at most. */
export const NineLegs: Story = {
  parameters: { scope: slipScope(states.nineLegs) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '시스템' })).toBeDisabled();
  },
};
