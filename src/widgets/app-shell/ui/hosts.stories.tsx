import { allSettled } from 'effector';
import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $expiresAt, $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $isWarned } from '@/features/extend-session/events';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $toasts } from '@/shared/lib/toasts';
import { Hosts } from './hosts';

const toasts = [
  { id: 'neutral', text: '설정을 저장했습니다.', note: null, tone: 'neutral', isKept: false },
  { id: 'success', text: '베팅이 완료되었습니다.', note: null, tone: 'success', isKept: false },
  {
    id: 'noted',
    text: '충전 승인 · 300,000원',
    note: '첫충 15,000P 포함',
    tone: 'success',
    isKept: true,
  },
  { id: 'danger', text: '연결이 끊어졌습니다.', note: null, tone: 'danger', isKept: true },
];
const alerts = ['일시적인 문제로 처리하지 못했습니다.', '다시 로그인해주세요.'];

const meta = {
  title: 'widgets/app-shell/Hosts',
  component: Hosts,
  parameters: { scope: () => makeScope({ values: [[$toasts, toasts]] }) },
} satisfies Meta<typeof Hosts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {};

export const ToastClosed: Story = {
  play: async () => {
    const [first] = await screen.findAllByRole('button');
    await press(first as HTMLElement);
    await waitFor(() => expect(screen.queryByText('설정을 저장했습니다.')).toBeNull());
    await expect(screen.getByText('베팅이 완료되었습니다.')).toBeVisible();
  },
};

/** The next alert takes the place of the one that was answered, and its focus. */
export const Queue: Story = {
  parameters: {
    scope() {
      const scope = makeScope();
      for (const text of alerts) void allSettled(alertShown, { scope, params: { text } });
      return scope;
    },
  },
  play: async () => {
    for (const text of alerts) {
      await expect(await screen.findByText(text)).toBeVisible();
      const ok = screen.getByRole('button', { name: '확인' });
      await waitFor(() => expect(ok).toHaveFocus());
      await press(ok);
    }
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Question: Story = {
  parameters: {
    scope() {
      const scope = makeScope();
      void allSettled(askConfirmFx, { scope, params: { text: '로그아웃하시겠습니까?' } });
      return scope;
    },
  },
  play: async () => {
    await screen.findByRole('alertdialog');
  },
};

export const EndOfSession: Story = {
  parameters: {
    scope: () =>
      makeScope({
        values: [
          [$member, makeMember()],
          [$expiresAt, 43_000],
          [$now, 0],
          [$isWarned, true],
        ],
      }),
  },
  play: async () => {
    await expect(await screen.findByText(/43초/)).toBeVisible();
  },
};
