import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { RequestTimeline } from './request-timeline';

const meta = {
  title: 'entities/money-request/RequestTimeline',
  component: RequestTimeline,
  args: { state: 'checking' },
} satisfies Meta<typeof RequestTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = [
  'requested',
  'checking',
  'awaiting_second',
  'approved',
  'paid',
  'rejected',
  'cancelled',
  'expired',
  'reversed',
  'failed',
] as const;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual(['신청', '확인중', '완료']);
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="5">
      {states.map((state) => (
        <RequestTimeline key={state} state={state} />
      ))}
    </Stack>
  ),
};
