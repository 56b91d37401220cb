import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi } from '@/shared/api/testing';
import { typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { FindPasswordDialog } from './find-password-dialog';

const api = createFakeApi({ 'POST /member/password/find': { body: { received: true } } });

const meta = {
  title: 'features/password/FindPasswordDialog',
  component: FindPasswordDialog,
  parameters: { scope: () => makeScope({ values: [[$api, api]] }) },
} satisfies Meta<typeof FindPasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async () => {
    const id = await screen.findByRole('textbox', { name: '아이디' });
    await waitFor(() => expect(id).toHaveFocus());
    await typeInto(id, '{Enter}');
    await waitFor(() => expect(screen.getAllByText('위 항목을 입력해주세요.')).toHaveLength(3));
  },
};

/** The same words whether or not the account exists. */
export const Found: Story = {
  play: async () => {
    await typeInto(await screen.findByRole('textbox', { name: '아이디' }), 'member01');
    await typeInto(screen.getByRole('textbox', { name: '닉네임' }), '한강바람');
    await typeInto(screen.getByRole('textbox', { name: '연락처' }), '01012345678{Enter}');
    await screen.findByText('신청이 접수되었습니다');
    await expect(screen.getByRole('button', { name: '확인' })).toHaveFocus();
  },
};
