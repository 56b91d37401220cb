import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GameRail } from './game-rail';
import { tableScope } from './sample-table';

const meta = {
  title: 'widgets/round-table/GameRail',
  component: GameRail,
  parameters: { router: { path: '/minigame/bet365/horse' }, scope: () => tableScope(721) },
} satisfies Meta<typeof GameRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
