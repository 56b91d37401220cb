import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MemberSkeleton } from './member-view.skeleton';

const meta = {
  title: 'widgets/desk-members/MemberSkeleton',
  component: MemberSkeleton,
} satisfies Meta<typeof MemberSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
