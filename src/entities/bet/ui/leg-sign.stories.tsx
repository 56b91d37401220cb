import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '@/shared/ui/inline';
import { legKey } from '../lib/bet';
import { makeBetLeg, makeLegsOfAllStates } from '../lib/sample-bets';
import { LegSign } from './leg-sign';

const meta = {
  title: 'entities/bet/LegSign',
  component: LegSign,
  args: { leg: makeBetLeg() },
} satisfies Meta<typeof LegSign>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each result, then each status of the match of an open leg. */
export const Matrix: Story = {
  render: () => (
    <Inline gap="3" wrap>
      {makeLegsOfAllStates().map((leg) => (
        <LegSign key={legKey(leg)} leg={leg} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '적중' })).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: '시작 전' }).length).toBeGreaterThan(1);
  },
};
