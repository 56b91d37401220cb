import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '@/shared/ui/card';
import { inHomeFrame } from './story-frame';
import { StripItem } from './strip';

const meta = {
  title: 'pages/home/StripItem',
  component: StripItem,
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
    inHomeFrame,
  ],
  args: { columns: 'four', children: <Card>카드</Card> },
} satisfies Meta<typeof StripItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
