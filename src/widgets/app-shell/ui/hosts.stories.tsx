import { allSettled } from 'effector';
import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $expiresAt, $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $isWarned } from '@/features/extend-session/events';
import { alertShown } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { $toasts } from '@/shared/lib/toasts';
import { Hosts } from './hosts';

const toast = {
  id: 'done',
  text: '베팅이 완료되었습니다.',
  note: null,
  tone: 'success',
  isKept: false,
};

function toastAndAlert() {
  const scope = makeScope({ values: [[$toasts, [toast]]] });
  void allSettled(alertShown, { scope, params: { text: '다시 로그인해주세요.' } });
  return scope;
}

const meta = {
  title: 'widgets/app-shell/Hosts',
  component: Hosts,
  parameters: { scope: toastAndAlert },
} satisfies Meta<typeof Hosts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToastAndAlert: Story = {
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('다시 로그인해주세요.');
    await expect(await screen.findByText(toast.text)).toBeVisible();
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
