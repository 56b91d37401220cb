import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ListSkeleton } from './list-frame.skeleton';

const meta = {
  title: 'features/desk-list/ListSkeleton',
  component: ListSkeleton,
} satisfies Meta<typeof ListSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
