import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { ChangePasswordDialog } from './change-password-dialog';

const api = createFakeApi({ 'POST /member/password/change': makeProblem('WRONG_PASSWORD') });

const meta = {
  title: 'features/password/ChangePasswordDialog',
  component: ChangePasswordDialog,
  parameters: { scope: () => makeScope({ values: [[$api, api]] }) },
} satisfies Meta<typeof ChangePasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WrongPassword: Story = {
  play: async () => {
    await typeInto(await screen.findByLabelText('현재 비밀번호'), 'demo1234');
    await typeInto(screen.getByLabelText('새 비밀번호'), 'demo5678');
    await typeInto(screen.getByLabelText('새 비밀번호 확인'), 'demo5678{Enter}');
    await screen.findByText('현재 비밀번호가 일치하지 않습니다. 다시 입력해주세요.');
    await waitFor(() => expect(screen.getByLabelText('현재 비밀번호')).toHaveFocus());
  },
};
