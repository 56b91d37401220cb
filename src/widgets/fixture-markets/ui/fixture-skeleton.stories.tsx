import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FixtureSkeleton } from './fixture-skeleton';

const meta = {
  title: 'widgets/fixture-markets/FixtureSkeleton',
  component: FixtureSkeleton,
} satisfies Meta<typeof FixtureSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
