import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { EventBadge } from './event-badge';

const meta = {
  title: 'pages/event/EventBadge',
  component: EventBadge,
  args: { state: 'on' },
} satisfies Meta<typeof EventBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = ['on', 'joined', 'coming', 'over'] as const;

export const Matrix: Story = {
  render: () => (
    <Stack gap="2">
      {states.map((state) => (
        <EventBadge key={state} state={state} />
      ))}
    </Stack>
  ),
};
