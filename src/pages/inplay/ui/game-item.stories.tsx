import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleList } from '@/features/match-course/testing';
import { Stack } from '@/shared/ui/stack';
import { makeScope } from '@/shared/lib/test-scope';
import { GameItem } from './game-item';
import { listValues } from './sample-states';

const games = sampleList.fixtures.flatMap((fixture, at) => {
  const league = sampleList.leagues[at];
  return league ? [{ fixture: { ...fixture, markets: [] }, league }] : [];
});
const [game] = games;
if (!game) throw new Error('no sample match');

const meta = {
  title: 'pages/inplay/GameItem',
  component: GameItem,
  args: { game, canWatch: true },
  parameters: {
    router: { path: '/inplay' },
    scope: () => makeScope({ values: listValues }),
  },
} satisfies Meta<typeof GameItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A match of each sport: with its switch, and as the low row of a phone. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="1">
      {games.map((one, at) => (
        <GameItem key={one.fixture.id} game={one} canWatch={at % 2 === 0} />
      ))}
    </Stack>
  ),
};
