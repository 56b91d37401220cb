import { allSettled } from 'effector';
import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeProblemError } from '@/shared/api/testing';
import { typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { leaving, signingOut } from '../api';
import { leaveDialog, signOutDialog } from '../dialogs';
import { StepUpDialog } from './step-up-dialog';

function opened(dialog: typeof leaveDialog, answer: () => unknown = () => new Promise(() => {})) {
  return {
    scope() {
      const scope = makeScope({
        handlers: [
          [signingOut.sendFx, answer],
          [leaving.sendFx, answer],
        ],
      });
      void allSettled(dialog.opened, { scope });
      return scope;
    },
  };
}

const meta = {
  title: 'pages/member/StepUpDialog',
  component: StepUpDialog,
  parameters: opened(signOutDialog),
} satisfies Meta<typeof StepUpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignOut: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '다른 기기 로그아웃' })).toBeVisible();
  },
};

export const Leave: Story = {
  parameters: opened(leaveDialog),
  play: async () => {
    await expect(await screen.findByRole('button', { name: '탈퇴 신청' })).toBeVisible();
  },
};

export const WrongPassword: Story = {
  parameters: opened(signOutDialog, () => Promise.reject(makeProblemError('WRONG_PASSWORD'))),
  play: async () => {
    const field = await screen.findByLabelText('현재 비밀번호');
    await typeInto(field, 'wrong{Enter}');
    await screen.findByText(/현재 비밀번호가 일치하지 않습니다/);
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Phone: Story = {
  parameters: opened(leaveDialog),
  globals: { viewport: { value: 'phone' } },
};
