import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeSummary } from '@/entities/statement/testing';
import { marksOf } from '../lib/chart-marks';
import { scopeOf } from './sample-states';
import { BalanceChart } from './balance-chart';

const { points, counts } = makeSummary();
const marks = marksOf({ points, counts: { ...counts, all: points.length } });

const meta = {
  title: 'pages/statement/BalanceChart',
  component: BalanceChart,
  args: { points, marks, currency: 'KRW' },
  parameters: scopeOf(),
} satisfies Meta<typeof BalanceChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A member without lines. */
export const Empty: Story = { args: { points: [], marks: [] } };

/** Of a long period the points are some of the lines, so that none are marked. */
export const Thinned: Story = { args: { marks: [] } };

export const Usd: Story = { args: { currency: 'USD' } };

export const Points: Story = { args: { currency: 'POINT' } };
