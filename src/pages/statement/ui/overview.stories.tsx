import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { summary } from '../model';
import { scopeOf } from './sample-states';
import { Overview } from './overview';

const meta = {
  title: 'pages/statement/Overview',
  component: Overview,
  parameters: scopeOf(),
} satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Loading: Story = { parameters: scopeOf([summary.$data, null]) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
