import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeSummary } from '@/entities/statement/testing';
import { press } from '@/shared/lib/test-press';
import { byDay } from '../lib/by-day';
import { lines, scopeOf, spinLines } from './sample-states';
import { LineTable } from './line-table';

const meta = {
  title: 'pages/statement/LineTable',
  component: LineTable,
  args: { days: byDay(lines), sums: makeSummary().days, currency: 'KRW' },
  parameters: { ...scopeOf(), router: { path: '/mywallet/statement' } },
} satisfies Meta<typeof LineTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Lines of one round of a game are one row, which opens into them. */
export const Casino: Story = {
  args: { days: byDay([...spinLines, ...lines]) },
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

export const Usd: Story = { args: { currency: 'USD' } };

export const Points: Story = { args: { currency: 'POINT' } };
