import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleGame, sampleNow } from '@/features/match-course/testing';
import { $streamHealth } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { stateOf } from '../lib/sample-state';
import { $staleSince } from '../model/stale';
import { MomentumView } from './momentum-view';
import { StaleView } from './stale-view';

const game = sampleGame('football');
const meta = {
  title: 'widgets/live-match/StaleView',
  component: StaleView,
  args: {
    children: (
      <MomentumView fixture={game} state={stateOf(game)} events={game.events} now={sampleNow} />
    ),
  },
  parameters: {
    scope: () =>
      makeScope({
        values: [
          [$streamHealth, 'stale'],
          [$now, sampleNow],
          [$staleSince, sampleNow - 24_000],
        ],
      }),
  },
} satisfies Meta<typeof StaleView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('마지막으로 받은 화면 · 24초 전')).toBeVisible();
  },
};
