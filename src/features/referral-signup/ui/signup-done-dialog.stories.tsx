import { expect, screen, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { SignupDoneDialog } from './signup-done-dialog';

const meta = {
  title: 'features/referral-signup/SignupDoneDialog',
  component: SignupDoneDialog,
  parameters: { scope: () => makeScope() },
} satisfies Meta<typeof SignupDoneDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog', { name: '회원가입 완료' });
    await step('Esc does not close it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(dialog).toBeVisible();
    });
    await step('the only ways out are its buttons', async () => {
      await expect(screen.getByRole('button', { name: '닫기' })).toBeVisible();
      await expect(screen.getByRole('button', { name: '비회원 문의' })).toBeVisible();
    });
  },
};
