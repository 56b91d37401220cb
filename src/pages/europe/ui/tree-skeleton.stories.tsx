import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TreeSkeleton } from './tree-skeleton';

const meta = {
  title: 'pages/europe/TreeSkeleton',
  component: TreeSkeleton,
} satisfies Meta<typeof TreeSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
