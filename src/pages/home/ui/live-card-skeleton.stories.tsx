import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LiveCardSkeleton } from './live-card';

const meta = {
  title: 'pages/home/LiveCardSkeleton',
  component: LiveCardSkeleton,
  render: () => (
    <ul>
      <LiveCardSkeleton />
    </ul>
  ),
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof LiveCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
