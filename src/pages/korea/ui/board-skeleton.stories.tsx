import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $chosenForm } from '../model/look';
import { BoardSkeleton } from './board-skeleton';
import { scope } from './sample-states';

const meta = {
  title: 'pages/korea/BoardSkeleton',
  component: BoardSkeleton,
  parameters: { scope: scope([]) },
} satisfies Meta<typeof BoardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows on desktops, cards on phones. */
export const Matches: Story = {};
export const Markets: Story = { parameters: { scope: scope([[$chosenForm, 'markets']]) } };
