import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBet } from '@/entities/bet/testing';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { cashOutValues } from '@/features/cash-out/testing';
import { makeProblemError } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { inScenarios } from '@/shared/lib/test-scope';
import { $cancelFailure } from '../model/cancel';
import { $search, linkedBet, list, summary } from '../model/history';
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
  parameters: scopeOf(
    [list.$items, all],
    [$search, { ...week, bet: 'bet_open' }],
    ...cashOutValues(open),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '베팅 취소' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: '86,100원 전체 정산하기' })).toBeVisible();
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
