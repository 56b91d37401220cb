import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { $notificationCounts, noCounts, sampleCounts } from '../testing';
import { NotificationBell } from './notification-bell';

function scopeOf(money: number) {
  const counts = money === 0 ? noCounts : { ...sampleCounts, money };
  return { scope: () => makeScope({ values: [[$notificationCounts, counts]] }) };
}

const meta = {
  title: 'entities/notification/NotificationBell',
  component: NotificationBell,
  parameters: scopeOf(2),
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: '알림, 새 알림 5' });
    await expect(bell).toHaveTextContent('5');
  },
};

export const Many: Story = {
  parameters: scopeOf(1_200),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '알림, 새 알림 99+' })).toBeVisible();
  },
};
