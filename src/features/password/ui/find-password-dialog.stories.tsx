import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi } from '@/shared/api/testing';
import { typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { FindPasswordDialog } from './find-password-dialog';

function answering(answer: () => object | Promise<object>) {
  const api = createFakeApi({ 'POST /member/password/find': answer });
  return { scope: () => makeScope({ values: [[$api, api]] }) };
}
const never = answering(() => new Promise(() => {}));

const meta = {
  title: 'features/password/FindPasswordDialog',
  component: FindPasswordDialog,
  parameters: never,
} satisfies Meta<typeof FindPasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillFind() {
  await typeInto(await screen.findByRole('textbox', { name: '아이디' }), 'member01');
  await typeInto(screen.getByRole('textbox', { name: '닉네임' }), '한강바람');
  await typeInto(screen.getByRole('textbox', { name: '연락처' }), '01012345678{Enter}');
}

export const Empty: Story = {
  play: async () => {
    const id = await screen.findByRole('textbox', { name: '아이디' });
    await waitFor(() => expect(id).toHaveFocus());
  },
};

export const Errors: Story = {
  play: async () => {
    await typeInto(await screen.findByRole('textbox', { name: '아이디' }), '{Enter}');
    await waitFor(() => expect(screen.getAllByText('위 항목을 입력해주세요.')).toHaveLength(3));
  },
};

export const Finding: Story = {
  play: async () => {
    await fillFind();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '비밀번호 찾기 신청' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
};

/** The same words whether or not the account exists. */
export const Found: Story = {
  parameters: answering(() => ({ body: { received: true } })),
  play: async () => {
    await fillFind();
    await screen.findByText('신청이 접수되었습니다');
    await expect(screen.getByRole('button', { name: '확인' })).toHaveFocus();
  },
};
