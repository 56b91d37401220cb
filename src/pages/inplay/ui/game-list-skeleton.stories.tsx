import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GameListSkeleton } from './game-list-skeleton';
import { states } from './sample-states';

const meta = {
  title: 'pages/inplay/GameListSkeleton',
  component: GameListSkeleton,
  parameters: { router: { path: '/inplay' }, ...states.ordinary },
} satisfies Meta<typeof GameListSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
