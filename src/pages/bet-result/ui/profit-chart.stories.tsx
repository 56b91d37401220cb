import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $search } from '../model/history';
import { scopeOf, sums, week } from './sample-states';
import { ProfitChart } from './profit-chart';

const meta = {
  title: 'pages/bet-result/ProfitChart',
  component: ProfitChart,
  args: { days: sums.days, currency: 'KRW' },
  parameters: scopeOf(),
} satisfies Meta<typeof ProfitChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {};
export const Dollars: Story = { args: { currency: 'USD' } };
export const NoBets: Story = { args: { days: [] } };
export const Weeks: Story = {
  parameters: scopeOf([
    $search,
    { ...week, period: 'range', from: '2026-10-01', to: '2026-11-21' },
  ]),
};
