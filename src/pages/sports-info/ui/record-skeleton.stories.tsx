import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RecordSkeleton } from './record-skeleton';

const meta = {
  title: 'pages/sports-info/RecordSkeleton',
  component: RecordSkeleton,
} satisfies Meta<typeof RecordSkeleton>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};
