import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleGame, sampleGames } from '@/features/match-course/testing';
import { Stack } from '@/shared/ui/stack';
import { stateOf } from '../lib/sample-state';
import { Scoreboard } from './scoreboard';

const game = sampleGame('football');
const meta = {
  title: 'widgets/live-match/Scoreboard',
  component: Scoreboard,
  args: { fixture: game, state: stateOf(game), scores: game.scores, counts: game.counts },
} satisfies Meta<typeof Scoreboard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every sport, as large as on its page and as small as beside others. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="6">
      {(['md', 'sm'] as const).map((size) =>
        sampleGames.map((one) => (
          <Scoreboard
            key={`${size} ${one.sport}`}
            fixture={one}
            state={stateOf(one)}
            scores={one.scores}
            counts={one.counts}
            size={size}
          />
        )),
      )}
    </Stack>
  ),
};

/** In a cup: extra time and the shoot-out have columns once they are played. */
export const ExtraTime: Story = {
  args: {
    state: {
      ...stateOf(game),
      score: { home: 5, away: 4 },
      clock: { period: '50', minute: 120 },
    },
    scores: {
      '10': { home: 1, away: 0 },
      '20': { home: 0, away: 1 },
      '30': { home: 0, away: 0 },
      '35': { home: 0, away: 0 },
      '50': { home: 4, away: 3 },
    },
  },
};
