import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeSummary } from '@/entities/statement/testing';
import { kstInstant } from '@/shared/lib/format';
import { scopeOf } from './sample-states';
import { DayHead } from './day-head';

const meta = {
  title: 'pages/statement/DayHead',
  component: DayHead,
  args: { day: kstInstant('2026-11-22 00:00:00'), sums: makeSummary().days, currency: 'KRW' },
  parameters: scopeOf(),
} satisfies Meta<typeof DayHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Usd: Story = { args: { currency: 'USD' } };

export const Points: Story = { args: { currency: 'POINT' } };
