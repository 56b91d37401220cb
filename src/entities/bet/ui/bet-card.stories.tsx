import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { kstInstant } from '@/shared/lib/format';
import { press } from '@/shared/lib/test-press';
import { Stack } from '@/shared/ui/stack';
import type { Bet } from '../lib/bet';
import {
  makeBet,
  makeBetCashOut,
  makeBetLeg,
  makeCasinoBet,
  makeJointBet,
  makeLegsOfAllStates,
  makeRoundBet,
  makeSystemBet,
  openCasinoRound,
} from '../lib/sample-bets';
import { BetCard } from './bet-card';

const meta = {
  title: 'entities/bet/BetCard',
  component: BetCard,
  args: { bet: makeBet(), onSelect: fn() },
} satisfies Meta<typeof BetCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function cards(...bets: Bet[]) {
  const numbered = bets.map((bet, index) => ({ ...bet, id: `bet_${index}` }));
  return () => (
    <Stack gap="2">
      {numbered.map((bet) => (
        <BetCard key={bet.id} bet={bet} onSelect={() => undefined} />
      ))}
    </Stack>
  );
}

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('아스널 승 · 승무패 · 아스널 vs 브라이턴')).toBeVisible();
    await press(canvas.getByRole('button', { name: '3폴더 진행 중 상세 보기' }));
    await expect(args.onSelect).toHaveBeenCalledWith(args.bet.id);
  },
};

const single = {
  bonusFolders: null,
  bonusFactor: 100,
  totalOdds: 172,
  settledAt: kstInstant('2026-11-21 21:00:00'),
};
const over = { fixtureStatus: 3 as const, score: { home: 2, away: 1 } };
const final = { ...over, decidedBy: { home: 2, away: 1 } };
const settled = { ...single, status: 'settled' as const, version: 1 };

const live = makeBetLeg({
  typeId: 3,
  line: -100,
  inPlay: true,
  offerScore: { home: 2, away: 1 },
  fixtureStatus: 2,
  score: { home: 2, away: 1 },
  clock: { period: '20', minute: 63 },
});
const end = { home: 3, away: 1 };
const push = {
  ...live,
  fixtureStatus: 3,
  clock: null,
  score: end,
  result: 3,
  decidedBy: end,
} as const;

/** Kinds of wager, a multiple with a leg in each state, what counts from a score in play, systems and joint prices. */
export const Kinds: Story = {
  render: cards(
    ...([1, 2, 3, 4, 5] as const).map((type) => makeBet({ type, legs: [makeBetLeg()] })),
    makeBet({ mode: 'european', legs: [makeBetLeg()] }),
    makeBet({ legs: makeLegsOfAllStates() }),
    makeBet({ ...single, type: 2, settledAt: null, legs: [live] }),
    makeBet({ ...settled, type: 2, label: 3, payout: 50_000, legs: [push] }),
    makeSystemBet([0, 0, 0]),
    makeSystemBet([0, 1, 0]),
    makeSystemBet([2, 2, 1], { ...settled, totalOdds: 357, label: 2, payout: 35_700 }),
    makeJointBet(),
    makeJointBet([2, 3], { ...settled, totalOdds: 264, label: 3, payout: 50_000 }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: '시스템 2/3 · 3라인' })).toHaveLength(3);
    await expect(canvas.getAllByText('2:1 기준')).toHaveLength(2);
  },
};

const long = { home: '보루시아 묀헨글라트바흐', away: '바이어 04 레버쿠젠' };

const drawn = { family: 'powerball' as const, balls: [5, 26, 14, 12, 17], powerball: 9, sum: 74 };
const card = (rank: number, suit: number) => ({ rank, suit });
const hands = {
  family: 'baccarat' as const,
  player: [card(11, 1), card(5, 2), card(4, 3)],
  banker: [card(6, 0), card(9, 1), card(1, 2)],
};

export const Matrix: Story = {
  render: cards(
    makeBet({ status: 'pending', type: 2, legs: [makeBetLeg()] }),
    makeBet({ ...single, status: 'refused', label: -1, legs: [makeBetLeg({ result: -1 })] }),
    makeBet(),
    makeBet({
      ...settled,
      label: 2,
      payout: 86_000,
      version: 2,
      legs: [makeBetLeg({ ...final, result: 2 })],
    }),
    makeBet({
      ...settled,
      label: 1,
      payout: 0,
      legs: [
        makeBetLeg({ ...final, outcome: 'X', result: 1 }),
        makeBetLeg({ selectionId: 'later', ...long }),
      ],
    }),
    makeBet({
      ...settled,
      label: 2,
      payout: 86_100,
      cashOut: makeBetCashOut(),
      legs: [makeBetLeg()],
    }),
    makeBet({ ...settled, label: 3, payout: 50_000, legs: [makeBetLeg({ ...over, result: 3 })] }),
    makeBet({
      ...settled,
      label: 2,
      payout: 100_000_000,
      stake: 10_000_000,
      legs: [
        makeBetLeg({ ...final, typeId: 3, line: -75, result: 5 }),
        makeBetLeg({ ...final, ...long, selectionId: 'b', typeId: 3, line: -125, result: 4 }),
      ],
    }),
    makeBet({
      ...single,
      status: 'cancelled',
      label: -1,
      payout: 50_000,
      legs: [makeBetLeg({ result: -1 })],
    }),
    makeBet({ currency: 'USD', stake: 5_000, potentialPayout: 34_600 }),
    makeRoundBet(),
    makeRoundBet({ result: 2, outcome: drawn }, { ...settled, label: 2, payout: 19_500 }),
    makeRoundBet(
      {
        gameId: 301,
        roundId: '301-20261121-01122',
        round: 1122,
        market: 'main',
        selection: 'banker',
        result: 1,
        outcome: hands,
      },
      { ...settled, label: 1, payout: 0 },
    ),
    makeRoundBet(
      {
        gameId: 721,
        roundId: '721-20261121-00374',
        market: 'exacta',
        selection: '2-5',
        result: 1,
        outcome: { family: 'horse', order: [5, 2, 8, 4, 1, 7, 3, 6] },
      },
      { ...settled, type: 4, label: 1, payout: 0 },
    ),
  ),
};

/** Rounds of a provider's game promise nothing: held, won, less than the stake, as much, and given back. */
export const Casino: Story = {
  render: cards(
    makeCasinoBet(...openCasinoRound),
    makeCasinoBet({ number: 18_401 }),
    makeCasinoBet({ number: 18_400, result: 1, odds: 100 }, { label: 1, payout: 800 }),
    makeCasinoBet(
      {
        kind: 'casino_round',
        gameId: 'hanpan-baccarat',
        gameName: '바카라',
        number: 12,
        result: 3,
        odds: 100,
      },
      { label: 3, payout: 2_000 },
    ),
    makeCasinoBet(
      { number: 18_399, result: -1, odds: 100 },
      { status: 'cancelled', label: -1, payout: 2_000 },
    ),
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: '학과 달항아리 제 18,402회 진행 중 상세 보기' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText('보관 중')).toBeVisible();
    await expect(canvas.getByText('반환 · −1,200원')).toBeVisible();
    await expect(canvas.queryByText(/예상 당첨/)).toBeNull();
  },
};
