import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FiguresSkeleton } from './desk-figures.skeleton';

const meta = {
  title: 'widgets/desk-figures/FiguresSkeleton',
  component: FiguresSkeleton,
} satisfies Meta<typeof FiguresSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
