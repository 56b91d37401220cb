import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GameTiles } from './game-tiles';
import { inHomeFrame } from './story-frame';

const meta = {
  title: 'pages/home/GameTiles',
  component: GameTiles,
  decorators: [inHomeFrame],
  parameters: { router: {} },
} satisfies Meta<typeof GameTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
