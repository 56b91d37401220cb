import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { LiveStage } from './live-stage';
import { states } from './sample-states';

const meta = {
  title: 'pages/home/LiveStage',
  component: LiveStage,
  parameters: { router: {}, ...states.ordinary },
} satisfies Meta<typeof LiveStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: inScenarios(states) };
/** Nothing is played, and nothing begins. */
export const Empty: Story = { parameters: states.empty };
