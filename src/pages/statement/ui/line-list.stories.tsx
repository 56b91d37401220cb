import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeSummary } from '@/entities/statement/testing';
import { byDay } from '../lib/by-day';
import { lines, scopeOf } from './sample-states';
import { LineList } from './line-list';

const meta = {
  title: 'pages/statement/LineList',
  component: LineList,
  args: { days: byDay(lines), sums: makeSummary().days, currency: 'KRW' },
  globals: { viewport: { value: 'phone' } },
  parameters: { ...scopeOf(), router: { path: '/mywallet/statement' } },
} satisfies Meta<typeof LineList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Usd: Story = { args: { currency: 'USD' } };

export const Points: Story = { args: { currency: 'POINT' } };
