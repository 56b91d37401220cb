import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { kstInstant } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import type { Bet } from '../lib/bet';
import {
  makeBet,
  makeBetCashOut,
  makeBetLeg,
  makeCasinoBet,
  makeJointBet,
  makeSystemBet,
  openCasinoRound,
} from '../lib/sample-bets';
import { BetDetail } from './bet-detail';

const meta = {
  title: 'entities/bet/BetDetail',
  component: BetDetail,
  args: { bet: makeBet() },
  parameters: { router: {} },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 372 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BetDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A leg that has not begun, one in play, one decided. */
export const Playground: Story = {
  args: {
    actions: (
      <Button variant="secondary" fullWidth>
        다시 베팅
      </Button>
    ),
  },
};

function details(...bets: Bet[]) {
  return () => (
    <Stack gap="3">
      {bets.map((bet) => (
        <BetDetail key={bet.id} bet={bet} />
      ))}
    </Stack>
  );
}

const score = (home: number, away: number) => ({ home, away });
const live = {
  fixtureStatus: 2,
  sport: 'basketball' as const,
  home: '서울 SK',
  away: '원주 DB',
  clock: { period: '3', minute: null },
};
const football = { fixtureStatus: 2, clock: { period: '20', minute: 63 } };

/** Legs in play: where the score decides a line, what is wanting; who wins is not guessed. */
export const InPlay: Story = {
  args: {
    bet: makeBet({
      legs: [
        makeBetLeg({ ...football, score: score(1, 0) }),
        makeBetLeg({ ...live, selectionId: 'b', typeId: 3, line: -350, score: score(58, 56) }),
        makeBetLeg({ ...live, selectionId: 'c', typeId: 3, line: 350, score: score(58, 56) }),
        makeBetLeg({
          ...football,
          selectionId: 'd',
          typeId: 2,
          line: 250,
          outcome: 'Under',
          score: score(1, 0),
        }),
        makeBetLeg({
          ...football,
          selectionId: 'e',
          typeId: 2,
          line: 250,
          outcome: 'Under',
          score: score(3, 0),
        }),
        makeBetLeg({
          ...football,
          selectionId: 'f',
          typeId: 3,
          line: -100,
          inPlay: true,
          offerScore: score(2, 1),
          score: score(3, 1),
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const words = ['2점 부족', '적중 중', '적중 중', '기준점 초과', '현재 적특'];
    const bars = await canvas.findAllByRole('progressbar');
    await expect(bars).toHaveLength(words.length);
    for (const [index, word] of words.entries()) {
      await expect(bars[index]).toHaveAccessibleName(expect.stringContaining(word));
    }
    await expect(canvas.getByText('경기 중')).toBeVisible();
  },
};

const settledAt = kstInstant('2026-11-21 21:00:00');
const final = { fixtureStatus: 3, score: score(2, 1), decidedBy: score(2, 1) };
const single = { bonusFolders: null, bonusFactor: 100, potentialPayout: 86_000 };

// Each at odds of its own, so that the panels have different names.
const ends = [
  makeBet({
    ...single,
    status: 'settled',
    label: 2,
    payout: 86_100,
    settledAt,
    cashOut: makeBetCashOut(),
    legs: [makeBetLeg()],
  }),
  makeBet({
    ...single,
    cashOut: makeBetCashOut({ stake: 20_000, amount: 34_440 }),
    legs: [makeBetLeg()],
  }),
  makeBet({ ...single, mode: 'european', status: 'pending', legs: [makeBetLeg()] }),
  makeBet({ ...single, status: 'refused', label: -1, legs: [makeBetLeg({ result: -1 })] }),
  makeBet({
    ...single,
    status: 'cancelled',
    label: -1,
    payout: 50_000,
    settledAt,
    legs: [makeBetLeg({ result: -1 })],
  }),
  makeBet({
    ...single,
    status: 'settled',
    label: 2,
    payout: 87_500,
    settledAt,
    legs: [makeBetLeg({ ...final, result: 2 })],
  }),
  makeBet({
    ...single,
    status: 'settled',
    label: 3,
    payout: 50_000,
    settledAt,
    legs: [makeBetLeg({ ...final, result: 3 })],
  }),
  makeBet({
    ...single,
    status: 'settled',
    label: 2,
    payout: 86_000,
    settledAt,
    version: 3,
    legs: [makeBetLeg({ ...final, result: 2 })],
    debt: { amount: 86_000, paid: 86_000, forgiven: 0, collected: 0 },
  }),
  makeSystemBet([2, 2, 1], { status: 'settled', label: 2, payout: 35_700, settledAt, version: 1 }),
].map((bet, at) => ({ ...bet, id: `bet_01hzx3m${at}`, totalOdds: 172 + at }));

/** What became of a bet, and what it brought. */
export const Ends: Story = {
  render: details(...ends),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/남은 미수는 없습니다/)).toBeVisible();
    await expect(canvas.getByText('3라인 × 10,000원')).toBeVisible();
    await expect(canvas.getByText('적중 1 · 미적중 2')).toBeVisible();
  },
};

/** What a corrected result could not take back, met, collected and given up in part. */
export const InDebt: Story = {
  args: {
    bet: makeBet({
      ...single,
      status: 'settled',
      label: 1,
      payout: 0,
      settledAt,
      version: 2,
      legs: [makeBetLeg({ ...final, result: 1 })],
      debt: { amount: 86_000, paid: 20_000, forgiven: 30_000, collected: 10_000 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('26,000원')).toBeVisible();
    await expect(canvas.getByText('미수 회수')).toBeVisible();
    await expect(canvas.getByText('미수 탕감')).toBeVisible();
    await expect(
      canvas.getByText(/이 베팅이 다시 적중하면 당첨금에서 먼저 차감됩니다/),
    ).toBeVisible();
  },
};

const over = (home: number, away: number) => ({
  fixtureStatus: 3,
  score: score(home, away),
  decidedBy: score(home, away),
});

/** How legs of each result were decided, in plain words. */
export const Matrix: Story = {
  args: {
    bet: makeBet({
      status: 'settled',
      label: 1,
      payout: 7_200,
      version: 2,
      settledAt,
      legs: [
        makeBetLeg({ ...over(2, 1), result: 2 }),
        makeBetLeg({ ...over(1, 1), selectionId: 'b', typeId: 3, line: -25, result: 4 }),
        makeBetLeg({
          ...over(3, 1),
          selectionId: 'c',
          typeId: 2,
          line: 275,
          outcome: 'Over',
          result: 5,
        }),
        makeBetLeg({
          ...over(2, 1),
          selectionId: 'd',
          typeId: 2,
          line: 300,
          outcome: 'Over',
          result: 3,
        }),
        makeBetLeg({ selectionId: 'e', fixtureStatus: 5, result: 3 }),
        makeBetLeg({ selectionId: 'f', fixtureStatus: 4, result: 3 }),
        makeBetLeg({ ...over(0, 1), selectionId: 'g', result: 1 }),
        makeBetLeg({ selectionId: 'h', fixtureStatus: 8 }),
        makeBetLeg({ selectionId: 'i', result: -1 }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('img', { name: '적중' }))[0]).toBeVisible();
    const [link] = canvas.getAllByRole('link', { name: '아스널 대 브라이턴 경기결과' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('day=2026-11-21'));
  },
};

/** Rounds of a provider's game have no odds; the stake of an open one is held. */
export const Casino: Story = {
  render: details(
    makeCasinoBet(),
    makeCasinoBet({ ...openCasinoRound[0], number: 18_403 }, { ...openCasinoRound[1], id: 'open' }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('반환금')).toBeVisible();
    await expect(canvas.getAllByText('진행 중')).toHaveLength(2);
    await expect(canvas.queryByText('총 배당률')).toBeNull();
  },
};

const jointEnd = { status: 'settled', label: 2, version: 1, settledAt } as const;
const stopped = makeJointBet([2, 3], { ...jointEnd, id: 'c', totalOdds: 172, payout: 86_000 });

/** Two picks of one match at one price: open, with one void by its line, which counts as 1.00, and of a match that was abandoned. */
export const Joint: Story = {
  render: details(
    makeJointBet(),
    makeJointBet([2, 3], { ...jointEnd, id: 'b', totalOdds: 138, payout: 69_000 }),
    {
      ...stopped,
      legs: stopped.legs.map((leg) =>
        leg.kind === 'fixture_selection' ? { ...leg, fixtureStatus: 7 } : leg,
      ),
    },
  ),
  play: async ({ canvas }) => {
    const prices = await canvas.findAllByText('1.72 × 1.90 × 0.8081 = 2.64');
    await expect(prices).toHaveLength(3);
    await expect(canvas.getByText('1.72 × 1.00 × 0.8081')).toBeVisible();
    await expect(canvas.getByText(/남은 선택의 계수로 정산/)).toBeVisible();
  },
};
