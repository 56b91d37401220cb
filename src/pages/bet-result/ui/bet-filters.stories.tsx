import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $search, summary } from '../model/history';
import { scopeOf, week } from './sample-states';
import { BetFilters } from './bet-filters';

const meta = {
  title: 'pages/bet-result/BetFilters',
  component: BetFilters,
  parameters: scopeOf(),
} satisfies Meta<typeof BetFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The numbers of each are not here yet. */
export const Loading: Story = { parameters: scopeOf([summary.$data, null]) };

export const Filtered: Story = {
  parameters: scopeOf([$search, { ...week, show: 'won', type: 2, order: 'stake' }]),
};

export const European: Story = {
  parameters: scopeOf([$search, { ...week, mode: 'european' }]),
};
