import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBetLeg, makeJointBet } from '../lib/sample-bets';
import { BetDetail } from './bet-detail';

const meta = {
  title: 'entities/bet/BetDetail/Joint',
  component: BetDetail,
  args: { bet: makeJointBet() },
  parameters: { router: {} },
} satisfies Meta<typeof BetDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two picks of one match at one price. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.72 × 1.90 × 0.8081 = 2.64')).toBeVisible();
  },
};

const game = {
  ...({ fixtureId: 'kbljeonju', sport: 'basketball', leagueName: 'KBL' } as const),
  home: '전주 KCC',
  away: '서울 SK',
};

/** Of another sport: a win with overtime and many points. */
export const Basketball: Story = {
  args: {
    bet: makeJointBet([], {
      totalOdds: 306,
      potentialPayout: 153_000,
      joint: [{ legs: [0, 1], odds: 306, factors: [{ legs: [0, 1], factor: 9_146 }] }],
      legs: [
        makeBetLeg({ ...game, selectionId: 'kbljeonju.226._.1', typeId: 226, odds: 178 }),
        makeBetLeg({
          ...game,
          selectionId: 'kbljeonju.28.16250.Over',
          typeId: 28,
          line: 16250,
          outcome: 'Over',
          odds: 188,
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.78 × 1.88 × 0.9146 = 3.06')).toBeVisible();
  },
};

const settled = { status: 'settled', label: 2, version: 1, settledAt: 1_900_000_000_000 } as const;

/** One leg is void by its line: it counts as 1.00, beside the factor of both. */
export const OnTheLine: Story = {
  args: { bet: makeJointBet([2, 3], { ...settled, totalOdds: 138, payout: 69_000 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.72 × 1.00 × 0.8081')).toBeVisible();
  },
};

const stopped = makeJointBet([2, 3], { ...settled, totalOdds: 172, payout: 86_000 });

/** The match was abandoned: what it had not decided is left out. */
export const LeftOut: Story = {
  args: {
    bet: {
      ...stopped,
      legs: stopped.legs.map((leg) => ({
        ...leg,
        ...(leg.kind === 'fixture_selection' && { fixtureStatus: 7 }),
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/남은 선택의 계수로 정산/)).toBeVisible();
  },
};
