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
