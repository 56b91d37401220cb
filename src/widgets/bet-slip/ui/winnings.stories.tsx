import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $isByWinnings, $stake, $wanted } from '@/entities/slip';
import { press } from '@/shared/lib/test-press';
import { slipScope, states } from './sample-states';
import { Winnings } from './winnings';

const wanting = [
  [$isByWinnings, true],
  [$wanted, 300_000],
] as const;

const meta = {
  title: 'widgets/bet-slip/Winnings',
  component: Winnings,
  parameters: { scope: slipScope() },
  // In a column or a sheet of one width.
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Winnings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByStake: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: '당첨금으로 계산' });
    await press(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('베팅금액')).toBeVisible();
  },
};
export const ByWinnings: Story = { parameters: { scope: slipScope({ values: wanting }) } };
/** No lower stake is taken. */
export const LeastStake: Story = {
  parameters: { scope: slipScope({ values: [...wanting, [$stake, 10_000]] }) },
};
export const Singles: Story = {
  parameters: { scope: slipScope({ ...states.singles, values: wanting }) },
};
export const System: Story = {
  parameters: { scope: slipScope({ ...states.system, values: wanting }) },
};
