import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TreeButton } from './tree-button';
import { states } from './sample-states';

const meta = {
  title: 'pages/europe/TreeButton',
  component: TreeButton,
  parameters: { router: { path: '/europe' }, ...states.ordinary },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof TreeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
