import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { makeMinigames } from '../model/sample-table';
import { GameDots } from './game-dots';

const games = makeMinigames();
const stateOf = (gameId: number) => games.find(({ id }) => id === gameId);

const meta = {
  title: 'entities/round/GameDots',
  component: GameDots,
  args: { state: stateOf(213), count: 5 },
} satisfies Meta<typeof GameDots>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Letters of two sides and a tie, numbers of a wheel, winners of a race. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="3">
      {[213, 301, 501, 406].map((id) => (
        <GameDots key={id} {...args} state={stateOf(id)} />
      ))}
    </Stack>
  ),
};
