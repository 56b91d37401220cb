import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeResult, sampleGoals } from '../lib/sample-results';
import { GoalList } from './goal-list';

const meta = {
  title: 'pages/game-result/GoalList',
  component: GoalList,
  args: { result: makeResult({ goals: sampleGoals }) },
} satisfies Meta<typeof GoalList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A goal of each side, an own goal, and one of which nobody says who scored it. */
export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText("Ciarán O'Neill")).toBeVisible();
  },
};

/** Nobody named the scorers. */
export const None: Story = { args: { result: makeResult() } };
