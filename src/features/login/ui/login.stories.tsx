import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi, never } from '@/shared/api/testing';
import { typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { LoginDialog } from './login-dialog';

const api = createFakeApi({ 'POST /member/login': never });

const meta = {
  title: 'features/login/LoginDialog',
  component: LoginDialog,
  parameters: { scope: () => makeScope({ values: [[$api, api]] }) },
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const idField = () => screen.findByRole('textbox', { name: '아이디' });

/** The id has the focus, and has it again when nothing was typed. */
export const Playground: Story = {
  play: async () => {
    await waitFor(async () => expect(await idField()).toHaveFocus());
    await typeInto(screen.getByLabelText('비밀번호'), '{Enter}');
    await waitFor(() => expect(screen.getAllByText('위 항목을 입력해주세요.')).toHaveLength(2));
    await waitFor(async () => expect(await idField()).toHaveFocus());
  },
};

export const Submitting: Story = {
  play: async () => {
    await typeInto(await idField(), 'member01');
    await userEvent.tab();
    await userEvent.keyboard('demo1234{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '로그인' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
