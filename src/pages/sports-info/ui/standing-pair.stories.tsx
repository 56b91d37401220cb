import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeStanding } from '../lib/sample-tables';
import { StandingPair } from './standing-pair';

const other = makeStanding({ teamId: 'pohang', name: '포항', place: 4, points: 4, conceded: 1 });

const meta = {
  title: 'pages/sports-info/StandingPair',
  component: StandingPair,
  args: { one: makeStanding(), two: other },
} satisfies Meta<typeof StandingPair>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPoints: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '승점' })).toBeVisible();
  },
};
/** Ranked by the share of wins. */
export const ByRate: Story = {
  args: { one: makeStanding({ points: null }), two: { ...other, points: null, winRate: null } },
};
