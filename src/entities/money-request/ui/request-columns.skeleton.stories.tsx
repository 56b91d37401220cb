import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RequestSkeleton } from './request-columns.skeleton';

const meta = {
  title: 'entities/money-request/RequestSkeleton',
  component: RequestSkeleton,
} satisfies Meta<typeof RequestSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
