import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { makePick } from '@/entities/slip/testing';
import { $now } from '@/shared/lib/clock';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { kstInstant } from '@/shared/lib/format';
import { $rebetBet, $search, list, rebet } from '../model';
import { BetResultPage } from './bet-result-page';

const open = { show: 'all', period: 'month' };
const settled = { show: 'won', period: 'week', type: 1 };

function scopeOf(...values: [unknown, unknown][]) {
  return {
    scope: () => makeScope({ values: [[$now, 1], [$search, open], ...values] }),
  };
}

const pending = makeBet({ id: 'bet_pending', status: 'pending', pendingUntil: 5000, type: 2 });
const refused = makeBet({
  id: 'bet_refused',
  status: 'refused',
  type: 2,
  refusals: [{ code: 'MARKET_SUSPENDED' }],
});
const final = { fixtureStatus: 3 as const, score: { home: 2, away: 1 } };
const won = makeBet({
  id: 'bet_won',
  status: 'settled',
  label: 2,
  payout: 86_000,
  settledAt: kstInstant('2026-11-21 21:00:00'),
  version: 1,
  bonusFolders: null,
  bonusFactor: 100,
  totalOdds: 172,
  legs: [makeBetLeg({ ...final, result: 2 })],
});
const lost = makeBet({
  ...won,
  id: 'bet_lost',
  label: 1,
  payout: 0,
  legs: [makeBetLeg({ ...final, outcome: 'X', result: 1 })],
});
const voided = makeBet({
  ...won,
  id: 'bet_void',
  label: 3,
  payout: 50_000,
  legs: [makeBetLeg({ result: 3, fixtureStatus: 5 })],
});

const meta = {
  title: 'pages/bet-result/BetResultPage',
  component: BetResultPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/bet_result' },
    ...scopeOf([list.$items, [pending, makeBet(), refused]], [list.$next, 'next']),
  },
} satisfies Meta<typeof BetResultPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: '상세 보기' });
    if (first) await press(first);
    await expect(canvas.getByText('bet_pending')).toBeVisible();
  },
};

export const Settled: Story = {
  parameters: scopeOf([$search, settled], [list.$items, [won, lost, voided]]),
};

export const Range: Story = {
  parameters: scopeOf(
    [$search, { show: 'all', period: 'range', from: '2026-11-01', to: '2026-11-21' }],
    [list.$items, [won]],
  ),
};

export const Loading: Story = { parameters: scopeOf() };
export const Empty: Story = { parameters: scopeOf([list.$items, []]) };
export const Failed: Story = {
  parameters: scopeOf([list.$failure, { kind: 'contract', status: 502, requestId: 'req_7f3k' }]),
};

const again = {
  bet: makeBet(),
  legs: makeBet().legs.map((leg, index) => ({
    leg,
    pick: index === 2 ? null : makePick({ ...leg, odds: leg.odds + (index === 0 ? 8 : -12) }),
  })),
};
export const Rebet: Story = {
  parameters: scopeOf([list.$items, [makeBet()]], [$rebetBet, makeBet()], [rebet.$data, again]),
  play: async () => {
    await screen.findByRole('dialog', { name: '다시 베팅' });
    await expect(screen.getByRole('button', { name: '2경기 담기' })).toBeEnabled();
  },
};

const none = { ...again, legs: again.legs.map(({ leg }) => ({ leg, pick: null })) };
const pair = [makePick(), makePick({ typeId: 2, line: 250, outcome: 'Over' })];
const oneMatch = { ...again, legs: pair.map((pick) => ({ leg: makeBetLeg(pick), pick })) };
export const RebetSameMatch: Story = {
  parameters: scopeOf([list.$items, [makeBet()]], [$rebetBet, makeBet()], [rebet.$data, oneMatch]),
  play: async () => {
    await screen.findByText(/같은 경기에서는 하나만 선택하실 수 있습니다/);
    await expect(screen.queryByRole('button', { name: /담기/ })).not.toBeInTheDocument();
  },
};

export const RebetNothingLeft: Story = {
  parameters: scopeOf([list.$items, [makeBet()]], [$rebetBet, makeBet()], [rebet.$data, none]),
  play: async () => {
    await screen.findByText('지금 다시 베팅할 수 있는 경기가 없습니다.');
    await expect(screen.queryByRole('button', { name: /담기/ })).not.toBeInTheDocument();
  },
};
