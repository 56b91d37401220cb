import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { LoginDialog } from './login-dialog';

function answering(answer: () => Promise<never> | { status: number; body: unknown }) {
  const api = createFakeApi({ 'POST /member/login': answer as never });
  return { scope: () => makeScope({ values: [[$api, api]] }) };
}
const never = answering(() => new Promise(() => {}));

const meta = {
  title: 'features/login/LoginDialog',
  component: LoginDialog,
  parameters: never,
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const idField = () => screen.findByRole('textbox', { name: '아이디' });

export const Empty: Story = {
  play: async ({ step }) => {
    await step('the id has the focus', async () => {
      const id = await idField();
      await waitFor(() => expect(id).toHaveFocus());
    });
    await step('a demo account fills both fields', async () => {
      await press(screen.getByRole('button', { name: 'member02' }));
      await expect(await idField()).toHaveValue('member02');
    });
  },
};

/** Guests may log in, sign up, join on a member's word or ask the staff; all four start here. */
export const WaysIn: Story = {
  play: async () => {
    for (const name of ['회원가입', '비밀번호 찾기', '추천인 가입', '24시간 비회원 문의']) {
      await expect(await screen.findByRole('button', { name })).toBeVisible();
    }
  },
};

export const Errors: Story = {
  play: async () => {
    await typeInto(await idField(), '{Enter}');
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

/** The server's words come as an alert; what was typed stays. */
export const Refused: Story = {
  parameters: answering(() =>
    makeProblem('PENDING_APPROVAL', { message: '승인 대기 중인 계정입니다.' }),
  ),
  play: async () => {
    await typeInto(await idField(), 'hangang1');
    await userEvent.tab();
    await userEvent.keyboard('demo1234{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '로그인' })).not.toHaveAttribute('aria-busy'),
    );
    await expect(await idField()).toHaveValue('hangang1');
  },
};
