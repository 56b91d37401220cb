import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SPORT_KEYS } from '#rules/sports.ts';
import { makeBet, makeBetLeg, makeLegsOfAllStates } from '../lib/sample-bets';
import { BetTimeline } from './bet-timeline';

const meta = {
  title: 'entities/bet/BetTimeline',
  component: BetTimeline,
  args: { legs: makeBet().legs },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '372px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BetTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Each result, then each status of the match of an open leg. */
export const Matrix: Story = { args: { legs: makeLegsOfAllStates() } };

/** What is wanting to a total is counted in what the sport scores. */
export const Sports: Story = {
  args: {
    legs: SPORT_KEYS.map((sport) =>
      makeBetLeg({
        selectionId: sport,
        sport,
        typeId: 2,
        line: 450,
        outcome: 'Over',
        fixtureStatus: 2,
        score: { home: 1, away: 0 },
        clock: { period: '1', minute: null },
      }),
    ),
  },
};
