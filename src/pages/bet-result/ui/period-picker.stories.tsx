import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $search } from '../model/history';
import { scopeOf, week } from './sample-states';
import { PeriodPicker } from './period-picker';

const meta = {
  title: 'pages/bet-result/PeriodPicker',
  component: PeriodPicker,
  parameters: scopeOf(),
} satisfies Meta<typeof PeriodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
/** All of them have no first day. */
export const All: Story = { parameters: scopeOf([$search, { ...week, period: 'all' }]) };
export const Range: Story = {
  parameters: scopeOf([
    $search,
    { ...week, period: 'range', from: '2026-10-01', to: '2026-11-21' },
  ]),
};
