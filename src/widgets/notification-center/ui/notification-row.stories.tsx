import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import {
  makeBetNews,
  makeNotification,
  makeNotifications,
  makeRequestNews,
  makeRewardNews,
  notificationsAt,
} from '@/entities/notification/testing';
import { Card } from '@/shared/ui/card';
import { NotificationRow } from './notification-row';

const all = makeNotifications();
const [notification = makeNotification()] = all;

const meta = {
  title: 'widgets/notification-center/NotificationRow',
  component: NotificationRow,
  args: { notification, member: { isCoinOnly: false }, now: notificationsAt },
  parameters: { router: {} },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 406 }}>
        <Card padding="0" clip>
          <ul aria-label="알림">
            <Story />
          </ul>
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const more = [
  makeNotification({
    about: makeRequestNews({ request: 'tetherDeposit', state: 'partial' }),
  }),
  makeNotification({
    about: makeRequestNews({ request: 'settlement', currency: 'USD', amount: 123_456 }),
  }),
  makeNotification({ about: makeBetNews({ payout: 12_000 }), isRead: true }),
  makeNotification({ about: makeBetNews({ label: 3, payout: 50_000 }), isRead: true }),
  makeNotification({ about: makeRewardNews({ code: 7400, currency: 'KRW' }), isRead: true }),
].map((one, index) => ({ ...one, id: `nr_more_${index}` }));

/** Each kind, unread and read; what came back is no win where it is not more than the stake. */
export const Matrix: Story = {
  render: (args) => (
    <>
      {[...all, ...more].map((one) => (
        <NotificationRow key={one.id} {...args} notification={one} />
      ))}
    </>
  ),
};
