import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { boardValues } from '@/entities/game/testing';
import { sampleFixture, sampleGames, sampleLeague } from '@/features/match-course/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { Stack } from '@/shared/ui/stack';
import { GameSummary } from './game-summary';

const details = sampleGames.map((game) => ({
  league: sampleLeague(game),
  fixture: sampleFixture(game),
  scores: game.scores,
}));
const games = details.map(({ league, fixture }) => ({
  league,
  fixture: { ...fixture, markets: [] },
}));
const [game] = games;
if (!game) throw new Error('no sample match');

const meta = {
  title: 'widgets/live-match/GameSummary',
  component: GameSummary,
  args: { game },
  parameters: { scope: () => makeScope({ values: boardValues([], details) }) },
} satisfies Meta<typeof GameSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A match of each sport. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="3">
      {games.map((one) => (
        <GameSummary key={one.fixture.id} game={one} />
      ))}
    </Stack>
  ),
};
