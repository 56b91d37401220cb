import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeMessengers } from '../lib/sample-messengers';
import { MessengerList } from './messenger-list';

const meta = {
  title: 'entities/messenger/MessengerList',
  component: MessengerList,
  args: {
    messengers: [
      ...makeMessengers(),
      { id: 9, name: '텔레그램', account: 'hanpan_customer_centre_24_hours_seoul', imageUrl: '' },
    ],
  },
} satisfies Meta<typeof MessengerList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /텔레그램 hanpan_cs 아이디 복사/ });
    await expect(button).toBeVisible();
  },
};
