import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { summary } from '../model/history';
import { scopeOf, sums } from './sample-states';
import { PeriodSums } from './period-sums';

const meta = {
  title: 'pages/bet-result/PeriodSums',
  component: PeriodSums,
  parameters: scopeOf(),
} satisfies Meta<typeof PeriodSums>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = { ...sums, stake: 0, payout: 0, days: [] };
const states = {
  ordinary: scopeOf(),
  loading: scopeOf([summary.$data, null]),
  empty: scopeOf([summary.$data, none]),
  failed: scopeOf(
    [summary.$data, null],
    [summary.$failure, { kind: 'contract', requestId: 'req_7f3k' }],
  ),
};

export const Playground: Story = { parameters: inScenarios(states) };
export const Failed: Story = { parameters: states.failed };
