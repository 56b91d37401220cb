import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BoardTiles } from './board-tiles';
import { states } from './sample-states';
import { inHomeFrame } from './story-frame';

const meta = {
  title: 'pages/home/BoardTiles',
  component: BoardTiles,
  decorators: [inHomeFrame],
  parameters: { router: {}, ...states.ordinary },
} satisfies Meta<typeof BoardTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** The numbers are not here yet. */
export const Loading: Story = { parameters: states.loading };
