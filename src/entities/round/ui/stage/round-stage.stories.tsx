import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RoundStage } from './round-stage';

const meta = {
  title: 'entities/round/RoundStage',
  component: RoundStage,
  args: {
    gameId: 213,
    roundId: '213-20240518-00360',
    result: { family: 'powerball', balls: [5, 26, 14, 12, 17], powerball: 9, sum: 74 },
    at: Number.POSITIVE_INFINITY,
  },
  argTypes: { at: { control: { type: 'range', min: 0, max: 10_000, step: 50 } } },
} satisfies Meta<typeof RoundStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of a draw, to be held at any moment; every stage at frozen times is in the stories of its kind. */
export const Playground: Story = {};
