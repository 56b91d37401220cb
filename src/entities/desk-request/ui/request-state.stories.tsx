import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '@/shared/ui/inline';
import { RequestState } from './request-state';

const meta = {
  title: 'entities/desk-request/RequestState',
  component: RequestState,
  args: { state: 'checking' },
} satisfies Meta<typeof RequestState>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = [
  ...(['applied', 'requested', 'checking', 'awaiting_second', 'approved', 'paid'] as const),
  ...(['rejected', 'cancelled', 'expired', 'reversed', 'failed'] as const),
  ...(['waiting', 'confirming', 'partial', 'late', 'reviewing', 'credited'] as const),
];

export const Matrix: Story = {
  render: () => (
    <Inline gap="2" wrap>
      {states.map((state) => (
        <RequestState key={state} state={state} />
      ))}
    </Inline>
  ),
};
