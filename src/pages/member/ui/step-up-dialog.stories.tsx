import { allSettled } from 'effector';
import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi, makeProblem, never } from '@/shared/api/testing';
import { typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { profile } from '../api';
import { leaveDialog, signOutDialog } from '../dialogs';
import { makeProfile } from '@/entities/member/testing';
import { StepUpDialog } from './step-up-dialog';

function opened(
  dialog: typeof leaveDialog,
  answer: () => object | Promise<object> = never,
  leaveRest = 0,
) {
  const api = createFakeApi({
    'POST /member/devices/sign-out': answer,
    'POST /member/leave': answer,
  });
  return {
    scope() {
      const scope = makeScope({
        values: [
          [profile.$data, makeProfile({ leaveRest })],
          [$api, api],
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

/** A rest that cannot be withdrawn is given up by consent. */
export const LeaveWithRest: Story = {
  parameters: opened(leaveDialog, undefined, 4_500),
  play: async () => {
    await expect(await screen.findByText(/환전할 수 없는 잔액 4,500원/)).toBeVisible();
    await typeInto(await screen.findByLabelText('현재 비밀번호'), 'demo1234{Enter}');
    await expect(await screen.findByText('남은 금액을 포기하는 데 동의해주세요.')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  parameters: opened(signOutDialog, () => makeProblem('WRONG_PASSWORD')),
  play: async () => {
    const field = await screen.findByLabelText('현재 비밀번호');
    await typeInto(field, 'wrong{Enter}');
    await screen.findByText(/현재 비밀번호가 일치하지 않습니다/);
    await waitFor(() => expect(field).toHaveFocus());
  },
};
