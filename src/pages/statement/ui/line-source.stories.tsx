import type { Meta, StoryObj } from 'storybook-react-rsbuild';

import { LineSource } from './line-source';

const meta = {
  title: 'pages/statement/LineSource',
  component: LineSource,
  args: { source: { kind: 'bet', id: 'bet_01hy5p0c9w' } },
  parameters: { router: { path: '/mywallet/statement' } },
} satisfies Meta<typeof LineSource>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bet: Story = {};

export const Deposit: Story = { args: { source: { kind: 'deposit', id: 'req_1' } } };

export const Withdrawal: Story = { args: { source: { kind: 'withdrawal', id: 'req_2' } } };
