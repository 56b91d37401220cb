import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { makeProfile } from '@/entities/member/testing';
import { DeviceCard } from './device-card';

const meta = {
  title: 'pages/member/DeviceCard',
  component: DeviceCard,
  args: { profile: makeProfile() },
  parameters: { scope: () => makeScope() },
} satisfies Meta<typeof DeviceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: '로그인한 기기' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByText('알 수 없는 기기')).toBeVisible();
  },
};
