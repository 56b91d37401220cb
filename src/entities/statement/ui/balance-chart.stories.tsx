import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeSummary } from '../testing';
import { BalanceChart } from './balance-chart';

const { points, marks } = makeSummary();

const meta = {
  title: 'entities/statement/BalanceChart',
  component: BalanceChart,
  args: { points, marks, currency: 'KRW' },
} satisfies Meta<typeof BalanceChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A member without lines. */
export const Empty: Story = { args: { points: [], marks: [] } };

/** A period in which no money came or went. */
export const Unmarked: Story = { args: { marks: [] } };

/** Of a long period a mark may stand where no point does. */
export const Thinned: Story = { args: { points: points.filter((_point, at) => at % 2 === 0) } };

export const Usd: Story = { args: { currency: 'USD' } };

export const Points: Story = { args: { currency: 'POINT' } };
