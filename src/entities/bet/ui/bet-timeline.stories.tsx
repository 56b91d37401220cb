import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SPORT_KEYS } from '#rules/sports.ts';
import { makeBet, makeBetLeg, makeLegsOfAllStates } from '../lib/sample-bets';
import { BetTimeline } from './bet-timeline';

const meta = {
  title: 'entities/bet/BetTimeline',
  component: BetTimeline,
  args: { legs: makeBet().legs },
  parameters: { router: {} },
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

/** What decided a leg beside the score, and the two halves of a quarter line; each leads to the result of its match. */
export const Decided: Story = {
  args: {
    legs: [
      makeBetLeg({
        selectionId: 'quarter',
        typeId: 3,
        line: -75,
        fixtureStatus: 3,
        result: 5,
        decidedBy: { home: 1, away: 0 },
      }),
      makeBetLeg({
        selectionId: 'half',
        typeId: 4,
        outcome: '1/1',
        fixtureStatus: 3,
        result: 2,
        facts: { firstHalf: { home: 1, away: 0 } },
        decidedBy: { home: 2, away: 1 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/-0.5 적중 · -1 적중특례/)).toBeVisible();
    const [link] = await canvas.findAllByRole('link', { name: '아스널 대 브라이턴 경기결과' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('day=2026-11-21'));
  },
};

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
