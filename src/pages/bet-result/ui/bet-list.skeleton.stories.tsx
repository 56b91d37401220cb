import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BetListSkeleton } from './bet-list.skeleton';

const meta = {
  title: 'pages/bet-result/BetListSkeleton',
  component: BetListSkeleton,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BetListSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
