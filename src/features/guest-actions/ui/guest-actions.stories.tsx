import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { GuestActions } from './guest-actions';

const meta = {
  title: 'features/guest-actions/GuestActions',
  component: GuestActions,
} satisfies Meta<typeof GuestActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '로그인' }));
    await expect(canvas.getByRole('button', { name: '회원가입' })).toBeEnabled();
  },
};
export const FullWidth: Story = { args: { fullWidth: true } };
