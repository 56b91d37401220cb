import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { LiveGrid } from './live-grid';
import { states } from './sample-states';

const meta = {
  title: 'pages/home/LiveGrid',
  component: LiveGrid,
  parameters: { router: {}, ...states.ordinary },
} satisfies Meta<typeof LiveGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: inScenarios({ ordinary: states.ordinary, loading: states.loading }),
};
