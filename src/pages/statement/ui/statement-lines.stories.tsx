import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { list } from '../model';
import { scopeOf } from './sample-states';
import { StatementLines } from './statement-lines';

const meta = {
  title: 'pages/statement/StatementLines',
  component: StatementLines,
  parameters: { ...scopeOf(), router: { path: '/mywallet/statement' } },
} satisfies Meta<typeof StatementLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const More: Story = { parameters: scopeOf([list.$next, 'next']) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
