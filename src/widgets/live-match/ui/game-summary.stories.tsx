import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { boardValues } from '@/entities/game/testing';
import {
  sampleFixture,
  sampleGames,
  sampleLeague,
  sampleNow,
} from '@/features/match-course/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { Stack } from '@/shared/ui/stack';
import { GameSummary } from './game-summary';

const plays = sampleGames.map((game) => ({
  league: sampleLeague(game),
  fixture: sampleFixture(game),
  scores: game.scores,
}));
const until = sampleNow + 86_400_000;
const halted = plays.slice(0, 1).map((play) => ({
  ...play,
  fixture: {
    ...play.fixture,
    id: 'samplehalted',
    status: 6 as const,
    interruption: { since: sampleNow, until, clock: play.fixture.clock },
  },
}));
const details = [...plays, ...halted];
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

/** A match of each sport, in three lines and as a row; one of them is interrupted. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="3">
      {(['block', 'row'] as const).flatMap((look) =>
        games.map((one) => (
          <GameSummary key={`${look} ${one.fixture.id}`} game={one} look={look} />
        )),
      )}
    </Stack>
  ),
};
