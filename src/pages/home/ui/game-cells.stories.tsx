import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '@/shared/ui/inline';
import { GameCells } from './game-cells';
import { sampleGame, states } from './sample-states';

const meta = {
  title: 'pages/home/GameCells',
  component: GameCells,
  args: { game: sampleGame() },
  parameters: states.ordinary,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof GameCells>;
export default meta;
type Story = StoryObj<typeof meta>;

const game = sampleGame();

/** Prices as they are, and of a match without a winner market. */
export const Playground: Story = {
  render: (args) => (
    <Inline gap="2">
      <GameCells {...args} />
      <GameCells game={{ ...game, fixture: { ...game.fixture, markets: [] } }} />
    </Inline>
  ),
};
