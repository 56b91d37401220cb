import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LeagueSkeleton } from './league-skeleton';

const meta = {
  title: 'pages/europe/LeagueSkeleton',
  component: LeagueSkeleton,
} satisfies Meta<typeof LeagueSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
