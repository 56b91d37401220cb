import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleGame, sampleGames, sampleNow, sampleRounds } from '@/features/match-course/testing';
import { Stack } from '@/shared/ui/stack';
import { stateOf } from '../lib/sample-state';
import { MomentumView } from './momentum-view';

const game = sampleGame('football');
const meta = {
  title: 'widgets/live-match/MomentumView',
  component: MomentumView,
  args: { fixture: game, state: stateOf(game), events: game.events, now: sampleNow + 5_000 },
} satisfies Meta<typeof MomentumView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every sport: of e-sports what has been taken, of baseball who is on base. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="3">
      {sampleGames.map((one) => (
        <MomentumView
          key={one.sport}
          fixture={one}
          state={stateOf(one)}
          events={one.events}
          scores={one.scores}
          counts={one.counts}
          now={sampleNow + 60_000}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of [/, 타워 4:1, 드래곤 2:1, 바론 1:0$/, /, 주자 1·3루$/])
      await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};

/** What has just happened takes the place of the flow. */
export const Fresh: Story = {
  tags: ['goal-soon'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '경기 흐름: 울산 HD 위험한 공격' })).toBeVisible();
  },
};

/** The rounds of a map in their order, the latest described. */
export const Rounds: Story = {
  args: {
    fixture: sampleRounds,
    state: stateOf(sampleRounds),
    events: sampleRounds.events,
    scores: sampleRounds.scores,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: '경기 흐름: 팀 스피릿 라운드 승리, 라운드 8:7' }),
    ).toBeVisible();
  },
};
