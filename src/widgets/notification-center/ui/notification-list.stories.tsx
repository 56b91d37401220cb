import { useGate } from 'effector-react';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '@/shared/ui/card';
import { CenterGate } from '../model';
import { NotificationList } from './notification-list';
import { centerScope } from './sample-scope';

function Opened() {
  useGate(CenterGate);
  return (
    <div style={{ maxInlineSize: 406 }}>
      <Card padding="0" clip>
        <NotificationList />
      </Card>
    </div>
  );
}

const meta = {
  title: 'widgets/notification-center/NotificationList',
  component: NotificationList,
  render: () => <Opened />,
  parameters: { router: {}, ...centerScope() },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '어제' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: '오늘' }).children).toHaveLength(5);
    await expect(canvas.getByRole('list', { name: '어제' }).children).toHaveLength(2);
  },
};

export const Loading: Story = {
  parameters: centerScope({ 'GET /notification': () => new Promise(() => {}) }),
};
