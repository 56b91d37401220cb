import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { kstInstant } from '@/shared/lib/format';
import { makeBet, makeBetLeg } from '../lib/sample-bets';
import { BetCard } from './bet-card';

const meta = {
  title: 'entities/bet/BetCard',
  component: BetCard,
  args: { bet: makeBet(), onToggle: fn() },
} satisfies Meta<typeof BetCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    actions: (
      <Button size="sm" variant="secondary">
        다시 베팅
      </Button>
    ),
  },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '상세 보기' }));
    await expect(args.onToggle).toHaveBeenCalledWith(args.bet.id);
  },
};

export const Expanded: Story = {
  args: {
    isExpanded: true,
    bet: makeBet({
      settledAt: kstInstant('2026-11-21 21:00:00'),
      status: 'settled',
      label: 2,
      payout: 346_000,
      version: 1,
    }),
  },
};

const single = {
  bonusFolders: null,
  bonusFactor: 100,
  settledAt: kstInstant('2026-11-21 21:00:00'),
};
const final = { fixtureStatus: 3 as const, score: { home: 2, away: 1 } };

const live = makeBetLeg({
  typeId: 3,
  line: -100,
  inPlay: true,
  offerScore: { home: 2, away: 1 },
  fixtureStatus: 2,
  score: { home: 2, away: 1 },
  clock: { period: '20', minute: 63 },
});
const inning = { number: 9, half: 'bottom' } as const;
const baseball = makeBetLeg({
  sport: 'baseball',
  leagueName: 'KBO',
  home: 'LG 트윈스',
  away: '두산 베어스',
  selectionId: 'kbolg0.28.850.Over',
  typeId: 28,
  line: 850,
  outcome: 'Over',
  inPlay: true,
  fixtureStatus: 2,
  score: { home: 5, away: 3 },
  clock: { period: '9', minute: null, inning },
});

const end = { home: 3, away: 1 };

/** Bets in play: from which score each line counts, and why a level handicap is void. */
export const InPlay: Story = {
  render: () => (
    <Stack gap="4">
      <BetCard bet={makeBet({ ...single, type: 2, settledAt: null, legs: [live, baseball] })} />
      <BetCard
        bet={makeBet({
          ...single,
          type: 2,
          status: 'settled',
          label: 3,
          payout: 50_000,
          version: 1,
          legs: [{ ...live, fixtureStatus: 3, clock: null, score: end, result: 3, decidedBy: end }],
        })}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('2:1 기준')).toHaveLength(2);
    await expect(canvas.getByText('9회말')).toBeVisible();
    await expect(canvas.getByText(/^2:1 기준 -1, 최종 3:1 → 핸디캡을 적용하면/)).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="4">
      <BetCard bet={makeBet({ status: 'pending', type: 2 })} />
      <BetCard bet={makeBet({ status: 'refused' })} />
      <BetCard bet={makeBet()} />
      <BetCard
        bet={makeBet({
          ...single,
          status: 'settled',
          label: 2,
          payout: 86_000,
          version: 2,
          legs: [makeBetLeg({ ...final, result: 2 })],
        })}
      />
      <BetCard
        bet={makeBet({
          ...single,
          status: 'settled',
          label: 1,
          payout: 0,
          version: 1,
          legs: [makeBetLeg({ ...final, outcome: 'X', result: 1 })],
        })}
      />
      <BetCard
        bet={makeBet({
          ...single,
          status: 'settled',
          label: 3,
          payout: 50_000,
          version: 1,
          legs: [makeBetLeg({ ...final, result: 3 })],
        })}
      />
      <BetCard
        bet={makeBet({
          ...single,
          status: 'settled',
          label: 2,
          payout: 100_000_000,
          stake: 10_000_000,
          legs: [
            makeBetLeg({ ...final, typeId: 3, line: -75, result: 5 }),
            makeBetLeg({
              ...final,
              selectionId: 'b',
              typeId: 3,
              line: -125,
              result: 4,
              home: '보루시아 묀헨글라트바흐',
              away: '바이어 04 레버쿠젠',
            }),
          ],
        })}
      />
      <BetCard
        bet={makeBet({
          ...single,
          status: 'cancelled',
          label: -1,
          payout: 50_000,
          legs: [makeBetLeg({ result: -1 })],
        })}
      />
      <BetCard bet={makeBet({ currency: 'USD', stake: 5_000, potentialPayout: 34_600 })} />
    </Stack>
  ),
};
