import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MemberColumn } from './member-column';
import { states } from './sample-states';

const meta = {
  title: 'pages/home/MemberColumn',
  component: MemberColumn,
  parameters: { router: {}, ...states.ordinary },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MemberColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
