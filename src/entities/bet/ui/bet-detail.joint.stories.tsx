import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBetLeg, makeJointBet } from '../lib/sample-bets';
import { BetDetail } from './bet-detail';

const meta = {
  title: 'entities/bet/BetDetail/Joint',
  component: BetDetail,
  args: { bet: makeJointBet() },
} satisfies Meta<typeof BetDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two picks of one match at one price. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2.64 · 같은 경기 2개')).toBeVisible();
  },
};

const game = {
  ...({ fixtureId: 'kbljeonju', sport: 'basketball', leagueName: 'KBL' } as const),
  ...{ home: '전주 KCC', away: '서울 SK' },
};

/** Of another sport: a win with overtime and many points. */
export const Basketball: Story = {
  args: {
    bet: makeJointBet([], {
      ...{ totalOdds: 306, potentialPayout: 153_000, joint: [{ legs: [0, 1], odds: 306 }] },
      legs: [
        makeBetLeg({ ...game, selectionId: 'kbljeonju.226._.1', typeId: 226, odds: 178 }),
        makeBetLeg({
          ...{ ...game, selectionId: 'kbljeonju.28.16250.Over', typeId: 28, line: 16250 },
          ...{ outcome: 'Over', odds: 188 },
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3.06 · 같은 경기 2개')).toBeVisible();
  },
};
