import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { states } from '../lib/sample-states';
import { Schedule } from './schedule';

const meta = {
  title: 'pages/livetv/Schedule',
  component: Schedule,
  parameters: { router: { path: '/livetv' }, ...states.ordinary },
} satisfies Meta<typeof Schedule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Quiet: Story = { parameters: states.quiet };
export const Empty: Story = { parameters: states.empty };
export const Loading: Story = { parameters: states.loading };
export const Failed: Story = { parameters: states.failed };
