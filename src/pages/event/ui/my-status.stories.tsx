import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { kstInstant } from '@/shared/lib/format';
import { Stack } from '@/shared/ui/stack';
import { makeDetail } from '../lib/sample-events';
import { MyStatus } from './my-status';

const meta = {
  title: 'pages/event/MyStatus',
  component: MyStatus,
  args: { event: makeDetail() },
  parameters: { router: { path: '/event/5' } },
} satisfies Meta<typeof MyStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

const joinings = ['upcoming', 'over', 'level', 'coin', 'barred'] as const;

/** To join, joined, paid, and why not. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="3">
      <MyStatus event={makeDetail()} />
      <MyStatus
        event={makeDetail({ joining: 'joined', joinedAt: kstInstant('2026-11-17 10:00:00') })}
      />
      <MyStatus
        event={makeDetail({
          joining: 'over',
          reward: {
            account: 'points',
            amount: 10_000,
            currency: 'POINT',
            paidAt: kstInstant('2026-11-30 10:20:00'),
          },
        })}
      />
      {joinings.map((joining) => (
        <MyStatus key={joining} event={makeDetail({ joining, minLevel: 4 })} />
      ))}
    </Stack>
  ),
};
