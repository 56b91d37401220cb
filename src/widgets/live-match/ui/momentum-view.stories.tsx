import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import {
  type SampleGame,
  sampleGame,
  sampleGames,
  sampleNow,
  sampleRounds,
} from '@/features/match-course/testing';
import { Grid } from '@/shared/ui/grid';
import { Stack } from '@/shared/ui/stack';
import { stateOf } from '../lib/sample-state';
import { MomentumView } from './momentum-view';

const game = sampleGame('football');
const partsOf = (one: SampleGame) => ({
  fixture: one,
  state: stateOf(one),
  events: one.events,
  scores: one.scores,
  counts: one.counts,
});
const meta = {
  title: 'widgets/live-match/MomentumView',
  component: MomentumView,
  args: { fixture: game, state: stateOf(game), events: game.events, now: sampleNow + 5_000 },
} satisfies Meta<typeof MomentumView>;
export default meta;
type Story = StoryObj<typeof meta>;

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
};

/** As small as beside others. */
export const Small: Story = {
  render: () => (
    <Grid columns={3} phoneColumns={1} gap="3">
      {sampleGames.map((one) => (
        <MomentumView key={one.sport} {...partsOf(one)} now={sampleNow + 5_000} size="sm" />
      ))}
    </Grid>
  ),
};

/** What has just happened takes the place of the flow. */
export const Fresh: Story = {
  tags: ['goal-soon'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '경기 흐름: 울산 HD 위험한 공격' })).toBeVisible();
  },
};

/** Towers that stand, dragons and barons, of the map that is played. */
export const Objectives: Story = {
  args: { ...partsOf(sampleGame('e-sports')), now: sampleNow + 60_000 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: '경기 흐름: T1 우세, 타워 4:1, 드래곤 2:1, 바론 1:0' }),
    ).toBeVisible();
  },
};

/** The rounds of a map in their order, the latest told. */
export const Rounds: Story = {
  args: { ...partsOf(sampleRounds), now: sampleNow + 5_000 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: '경기 흐름: 팀 스피릿 라운드 승리, 라운드 8:7' }),
    ).toBeVisible();
  },
};

export const Away: Story = { args: { events: game.events.slice(0, 6), now: sampleNow } };
export const Even: Story = { args: { events: [] } };
export const Runners: Story = {
  args: { fixture: sampleGame('baseball'), state: stateOf(sampleGame('baseball')), events: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: '경기 흐름: 팽팽한 흐름, 주자 1·3루' }),
    ).toBeVisible();
  },
};
