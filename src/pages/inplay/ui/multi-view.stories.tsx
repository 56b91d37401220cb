import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MultiView } from './multi-view';
import { states } from './sample-states';

const meta = {
  title: 'pages/inplay/MultiView',
  component: MultiView,
  parameters: { router: { path: '/inplay' }, ...states.together },
} satisfies Meta<typeof MultiView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { globals: { viewport: { value: 'desktop' } } };
