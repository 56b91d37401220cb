import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { NextGames } from './next-games';
import { states } from './sample-states';
import { inHomeFrame } from './story-frame';

const meta = {
  title: 'pages/home/NextGames',
  component: NextGames,
  decorators: [inHomeFrame],
  parameters: { router: {}, ...states.ordinary },
} satisfies Meta<typeof NextGames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: inScenarios(states) };
export const Empty: Story = { parameters: states.empty };
