import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi } from '@/shared/api/testing';
import { kstInstant } from '@/shared/lib/format';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { Stack } from '@/shared/ui/stack';
import { makeDetail } from '../lib/sample-events';
import { MyStatus } from './my-status';

const meta = {
  title: 'pages/event/MyStatus',
  component: MyStatus,
  args: { event: makeDetail() },
  parameters: {
    router: { path: '/event/5' },
    scope: () =>
      makeScope({
        values: [[$api, createFakeApi({ 'PUT /event/5/join': () => new Promise(() => {}) })]],
      }),
  },
} satisfies Meta<typeof MyStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const join = await canvas.findByRole('button', { name: '참여하기' });
    await press(join);
    await expect(join).toHaveFocus();
  },
};

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
