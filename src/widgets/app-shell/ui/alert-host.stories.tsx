import { allSettled } from 'effector';
import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { alertShown, askConfirmFx, type ConfirmRequest } from '@/shared/lib/alerts';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { AlertHost } from './alert-host';

const texts = ['일시적인 문제로 처리하지 못했습니다.', '다시 로그인해주세요.'];

function alerts() {
  const scope = makeScope();
  for (const text of texts) void allSettled(alertShown, { scope, params: { text } });
  return scope;
}

function question(request: ConfirmRequest) {
  return {
    scope() {
      const scope = makeScope();
      void allSettled(askConfirmFx, { scope, params: request });
      return scope;
    },
  };
}

const meta = {
  title: 'widgets/app-shell/AlertHost',
  component: AlertHost,
  parameters: { scope: alerts },
} satisfies Meta<typeof AlertHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alert: Story = {};

/** The next takes the place of the one that was answered, and its focus. */
export const Queue: Story = {
  play: async () => {
    for (const text of texts) {
      await expect(await screen.findByText(text)).toBeVisible();
      const ok = screen.getByRole('button', { name: '확인' });
      await waitFor(() => expect(ok).toHaveFocus());
      await press(ok);
    }
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Question: Story = { parameters: question({ text: '로그아웃하시겠습니까?' }) };

export const Danger: Story = {
  parameters: question({
    title: '베팅 취소',
    text: '이 베팅을 취소하시겠습니까?',
    confirmLabel: '베팅 취소',
    cancelLabel: '그대로 두기',
    tone: 'danger',
  }),
};
