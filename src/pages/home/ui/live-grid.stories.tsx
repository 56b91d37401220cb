import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { LiveGrid } from './live-grid';
import { states } from './sample-states';
import { inHomeFrame } from './story-frame';

const meta = {
  title: 'pages/home/LiveGrid',
  component: LiveGrid,
  decorators: [inHomeFrame],
  parameters: { router: {}, ...states.ordinary },
} satisfies Meta<typeof LiveGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: inScenarios({ ordinary: states.ordinary, loading: states.loading }),
};
