import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { ChangePasswordDialog } from './change-password-dialog';

function answering(answer: () => object | Promise<object>) {
  const api = createFakeApi({ 'POST /member/password/change': answer });
  return { scope: () => makeScope({ values: [[$api, api]] }) };
}

const meta = {
  title: 'features/password/ChangePasswordDialog',
  component: ChangePasswordDialog,
  parameters: answering(() => new Promise(() => {})),
} satisfies Meta<typeof ChangePasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fill(next: string) {
  await typeInto(await screen.findByLabelText('현재 비밀번호'), 'demo1234');
  await typeInto(screen.getByLabelText('새 비밀번호'), next);
  await typeInto(screen.getByLabelText('새 비밀번호 확인'), `${next}{Enter}`);
}

export const Empty: Story = {};

export const Errors: Story = {
  play: async () => {
    await fill('demo1234');
    await screen.findByText('현재 비밀번호와 다르게 입력해주세요.');
  },
};

export const WrongPassword: Story = {
  parameters: answering(() => makeProblem('WRONG_PASSWORD')),
  play: async () => {
    await fill('demo5678');
    await screen.findByText('현재 비밀번호가 일치하지 않습니다. 다시 입력해주세요.');
    await waitFor(() => expect(screen.getByLabelText('현재 비밀번호')).toHaveFocus());
  },
};
