import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeLine, makeSummary } from '@/entities/statement/testing';
import { makeProblemError } from '@/shared/api/testing';
import { inScenarios } from '@/shared/lib/test-scope';
import { $search, csv, list, summary } from '../model';
import { scopeOf, week } from './sample-states';
import { StatementPage } from './statement-page';

const broken = { kind: 'contract', status: 502, requestId: 'req_7f3k' };
const none = makeSummary({
  staked: 0,
  won: 0,
  result: 0,
  deposits: 0,
  withdrawals: 0,
  netDeposit: 0,
  conversions: 0,
  start: 1_637_500,
  days: [],
  points: [],
  marks: [],
  counts: {
    all: 0,
    cashier: 0,
    bet: 0,
    win: 0,
    void: 0,
    refund: 0,
    casino: 0,
    points: 0,
    event: 0,
    adjust: 0,
  },
});
const states = {
  ordinary: scopeOf([list.$next, 'next']),
  loading: scopeOf([summary.$data, null], [list.$items, null]),
  empty: scopeOf([summary.$data, none], [list.$items, []]),
  failed: scopeOf(
    [summary.$data, null],
    [summary.$failure, broken],
    [list.$items, null],
    [list.$failure, broken],
  ),
};

const meta = {
  title: 'pages/statement/StatementPage',
  component: StatementPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/mywallet/statement' },
    ...states.ordinary,
  },
} satisfies Meta<typeof StatementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

export const Week: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('−293,500원')).toBeVisible();
    await expect(canvas.getByText('환급률 89.6%')).toBeVisible();
    const chart = canvas.getByRole('slider', { name: '잔액 변화' });
    await expect(chart).toHaveAttribute('aria-valuetext', '11.22 13:58 베팅 1,637,500원');
    chart.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuetext', '11.22 08:14 당첨 1,658,000원');
  },
};

/** Two rows a line, and the filters in a sheet. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '7일 · 전체' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Range: Story = {
  parameters: scopeOf([
    $search,
    { ...week, period: 'range', from: '2026-10-01', to: '2026-11-21', show: 'cashier' },
  ]),
};

export const Usd: Story = {
  parameters: scopeOf(
    [summary.$data, makeSummary({ currency: 'USD', other: -5_000 })],
    [list.$items, [makeLine()]],
  ),
};

export const Points: Story = {
  parameters: scopeOf(
    [$search, { ...week, account: 'points' }],
    [summary.$data, makeSummary({ currency: 'POINT', start: 0, end: 2_400, conversions: -10_000 })],
    [list.$items, [makeLine({ code: 2300, category: 'event', amount: 2_400, before: 0 })]],
  ),
};

/** More lines than one file holds. */
export const TooLong: Story = {
  parameters: scopeOf([csv.$failure, makeProblemError('VALIDATION')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/한 번에 20,000건까지/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: states.loading };
export const Empty: Story = { parameters: states.empty };
export const Failed: Story = { parameters: states.failed };
