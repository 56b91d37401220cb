import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makePick } from '@/entities/slip/testing';
import { makeProblemError } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { inScenarios } from '@/shared/lib/test-scope';
import { $cancelFailure } from '../model/cancel';
import { $search, linkedBet, list, summary } from '../model/history';
import { $rebetBet, rebet } from '../model/rebet';
import { BetResultPage } from './bet-result-page';
import {
  sums,
  week,
  scopeOf,
  open,
  pending,
  refused,
  won,
  lost,
  voided,
  cancelled,
} from './sample-states';

const all = [open, won, lost, voided, cancelled];

const none = { all: 0, open: 0, won: 0, lost: 0, void: 0, cancelled: 0 };
const broken = { kind: 'contract', status: 502, requestId: 'req_7f3k' };
const states = {
  ordinary: scopeOf([list.$items, all], [list.$next, 'next']),
  loading: scopeOf([summary.$data, null]),
  empty: scopeOf(
    [list.$items, []],
    [summary.$data, { counts: none, stake: 0, payout: 0, days: [] }],
  ),
  failed: scopeOf([list.$failure, broken], [summary.$data, null], [summary.$failure, broken]),
};

const meta = {
  title: 'pages/bet-result/BetResultPage',
  component: BetResultPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/bet_result' },
    ...states.ordinary,
  },
} satisfies Meta<typeof BetResultPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

/** The bet of the address is open, and may be cancelled. */
export const Open: Story = {
  parameters: scopeOf([list.$items, all], [$search, { ...week, bet: 'bet_open' }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '베팅 취소' })).toBeEnabled();
    await expect(canvas.getByText('18:40까지 취소 가능')).toBeVisible();
    await expect(canvas.getByText('11.16 (월) – 11.22 (일)')).toBeVisible();
    await expect(canvas.getByLabelText('정렬')).toHaveValue('recent');
    await expect(canvas.getByText('시작 전')).toBeVisible();
  },
};

export const Settled: Story = {
  parameters: scopeOf(
    [$search, { ...week, show: 'won', bet: 'bet_won' }],
    [list.$items, [won, lost, voided]],
  ),
};

export const CancelTooLate: Story = {
  parameters: scopeOf(
    [list.$items, all],
    [$search, { ...week, bet: 'bet_open' }],
    [$now, kstInstant('2026-11-22 18:40:01')],
    [
      $cancelFailure,
      {
        betId: 'bet_open',
        text: '취소할 수 있는 시간이 지났거나 경기가 시작되어 취소되지 않았습니다.',
      },
    ],
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/취소할 수 있는 시간이 지났거나/);
    await expect(canvas.queryByRole('button', { name: '베팅 취소' })).not.toBeInTheDocument();
  },
};

/** The bet of the address is another member's, or none. */
export const LinkNotFound: Story = {
  parameters: scopeOf(
    [list.$items, all],
    [$search, { ...week, bet: 'bet_gone' }],
    [linkedBet.$failure, makeProblemError('NOT_FOUND')],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/베팅을 찾을 수 없습니다/)).toBeVisible();
  },
};

export const Waiting: Story = { parameters: scopeOf([list.$items, [pending, refused]]) };

export const Range: Story = {
  parameters: scopeOf(
    [$search, { ...week, period: 'range', from: '2026-10-01', to: '2026-11-21' }],
    [list.$items, [won]],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('주별 손익')).toBeVisible();
    await expect(canvas.getByLabelText('시작일')).toHaveValue('2026-10-01');
  },
};

const usd = { currency: 'USD' as const, stake: 5_000, payout: 34_600 };
export const Usd: Story = {
  parameters: scopeOf(
    [$member, makeMember({ currency: 'USD' })],
    [summary.$data, { ...sums, stake: 134_050, payout: 118_760 }],
    [list.$items, [makeBet({ ...won, ...usd })]],
  ),
};

export const Loading: Story = { parameters: states.loading };

export const Empty: Story = { parameters: states.empty };

export const Failed: Story = { parameters: states.failed };

const again = {
  bet: makeBet(),
  legs: makeBet().legs.map((leg, index) => ({
    leg,
    pick: index === 2 ? null : makePick({ ...leg, odds: leg.odds + (index === 0 ? 8 : -12) }),
  })),
};
/** A match is gone, and the bonus with it. */
export const Rebet: Story = {
  parameters: scopeOf([list.$items, [makeBet()]], [$rebetBet, makeBet()], [rebet.$data, again]),
  play: async () => {
    await screen.findByRole('dialog', { name: '다시 베팅' });
    await expect(screen.getByRole('button', { name: '2경기 담기' })).toBeEnabled();
    await screen.findByText(/3폴더보다 적어 보너스는 적용되지 않습니다/);
  },
};

const kept = {
  ...again,
  legs: again.legs.map(({ leg, pick }) => ({ leg, pick: pick ?? makePick(leg) })),
};
export const RebetWithBonus: Story = {
  parameters: scopeOf([list.$items, [makeBet()]], [$rebetBet, makeBet()], [rebet.$data, kept]),
  play: async () => {
    await screen.findByText('3폴더 보너스 1.03배 적용');
  },
};

const liveLeg = makeBetLeg({
  typeId: 3,
  line: -50,
  inPlay: true,
  fixtureStatus: 2,
  offerScore: { home: 1, away: 0 },
});
const liveAgain = {
  bet: makeBet({ legs: [liveLeg], bonusFolders: null }),
  legs: [{ leg: liveLeg, pick: makePick({ ...liveLeg, offerScore: { home: 2, away: 1 } }) }],
};
/** A handicap in play is taken from the score of now, not from that of the old bet. */
export const RebetInPlay: Story = {
  parameters: scopeOf(
    [list.$items, [liveAgain.bet]],
    [$rebetBet, liveAgain.bet],
    [rebet.$data, liveAgain],
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: '다시 베팅' });
    await expect(screen.getByText('아스널 vs 브라이턴 · 핸디캡 · 2:1 기준')).toBeVisible();
  },
};

const gone = { ...again, legs: again.legs.map(({ leg }) => ({ leg, pick: null })) };
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
  parameters: scopeOf([list.$items, [makeBet()]], [$rebetBet, makeBet()], [rebet.$data, gone]),
  play: async () => {
    await screen.findByText('지금 다시 베팅할 수 있는 경기가 없습니다.');
    await expect(screen.queryByRole('button', { name: /담기/ })).not.toBeInTheDocument();
  },
};
