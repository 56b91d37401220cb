import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $search, summary } from '../model';
import { scopeOf, week } from './sample-states';
import { StatementFilters } from './statement-filters';

const meta = {
  title: 'pages/statement/StatementFilters',
  component: StatementFilters,
  parameters: scopeOf(),
} satisfies Meta<typeof StatementFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Only kinds that the period has are offered, once their numbers are known. */
export const Loading: Story = { parameters: scopeOf([summary.$data, null]) };

export const Range: Story = {
  parameters: scopeOf([$search, { ...week, period: 'range', from: '2026-10-01' }]),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
