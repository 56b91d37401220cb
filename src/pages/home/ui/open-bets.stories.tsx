import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { OpenBets } from './open-bets';
import { states } from './sample-states';

const meta = {
  title: 'pages/home/OpenBets',
  component: OpenBets,
  parameters: { router: {}, ...states.ordinary },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof OpenBets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: inScenarios(states) };
export const Empty: Story = { parameters: states.empty };
