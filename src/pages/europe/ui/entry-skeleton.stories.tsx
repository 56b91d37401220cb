import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { EntrySkeleton } from './entry-skeleton';

const meta = {
  title: 'pages/europe/EntrySkeleton',
  component: EntrySkeleton,
} satisfies Meta<typeof EntrySkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
