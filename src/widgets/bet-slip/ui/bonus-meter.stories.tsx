import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { BonusMeter } from './bonus-meter';
import { slipScope, states } from './sample-states';

const meta = {
  title: 'widgets/bet-slip/BonusMeter',
  component: BonusMeter,
  parameters: { scope: slipScope() },
  // In a column or a sheet of one width.
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BonusMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstLeg: Story = { parameters: { scope: slipScope({ count: 1 }) } };
export const Reached: Story = {};
export const Chosen: Story = { parameters: { scope: slipScope({ bonus: 3 }) } };
export const BetterReached: Story = { parameters: { scope: slipScope({ count: 6, bonus: 3 }) } };
export const MostLegs: Story = { parameters: { scope: slipScope({ count: 10, bonus: 9 }) } };
/** A leg under the lowest odds takes the bonus from the slip. */
export const LowOdds: Story = { parameters: { scope: slipScope(states.lowBonus) } };

export const PressedAgain: Story = {
  parameters: { scope: slipScope({ bonus: 3 }) },
  play: async ({ canvas }) => {
    const pick = canvas.getByRole('button', { name: '3폴더 1.03' });
    await expect(pick).toHaveAttribute('aria-pressed', 'true');
    await press(pick);
    await expect(pick).toHaveAttribute('aria-pressed', 'false');
  },
};
