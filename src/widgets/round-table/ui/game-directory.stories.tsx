import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GameDirectory } from './game-directory';
import { tableScope } from './sample-table';

const meta = {
  title: 'widgets/round-table/GameDirectory',
  component: GameDirectory,
  parameters: { router: { path: '/minigame/eos/powerball9' }, scope: () => tableScope(213) },
} satisfies Meta<typeof GameDirectory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
