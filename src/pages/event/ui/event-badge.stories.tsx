import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { EventBadge } from './event-badge';

const meta = {
  title: 'pages/event/EventBadge',
  component: EventBadge,
  args: { isOver: false },
} satisfies Meta<typeof EventBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <Stack gap="2">
      <EventBadge isOver={false} />
      <EventBadge isOver />
    </Stack>
  ),
};
