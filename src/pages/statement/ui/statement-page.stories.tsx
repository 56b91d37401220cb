import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeLine, makeSummary } from '@/entities/statement/testing';
import { makeProblemError } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { $search, csv, list, summary } from '../model';
import { lines, scopeOf, spinLines, week } from './sample-states';
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
  play: async ({ canvas }) => {
    // What is no bet has no mode.
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('combobox', { name: '형식' })).toBeNull();
  },
};

/** Lines of bets of one mode: how many there are of each kind is not known. */
export const Mode: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: scopeOf([$search, { ...week, show: 'win', mode: 'european' }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: '형식' })).toHaveValue('european');
    await expect(canvas.getByRole('button', { name: '당첨' })).toBeVisible();
  },
};

/** Lines of one round of a game are one row, which opens into them. */
export const Casino: Story = {
  parameters: scopeOf([list.$items, [...spinLines, ...lines]]),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: '카지노 회차' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('베팅 2,000 · 당첨 6,000')).toBeVisible();
    await expect(canvas.getByText('+4,000')).toBeVisible();
    await expect(canvas.queryByText('카지노 당첨')).toBeNull();
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('카지노 당첨')).toBeVisible();
    await press(toggle);
    await expect(canvas.queryByText('카지노 당첨')).toBeNull();
  },
};

/** A stake is not settled yet, and a corrected result could not take everything back. */
export const Owing: Story = {
  parameters: scopeOf([
    summary.$data,
    makeSummary({ staked: 2_835_000, result: -283_500, running: -10_000, owed: 15_000 }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('−283,500원')).toBeVisible();
    await expect(canvas.getByText('정산된 베팅 기준 · 진행 중 −10,000원')).toBeVisible();
    await expect(canvas.getByText(/^미수 15,000원/)).toBeVisible();
  },
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
