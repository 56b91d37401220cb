import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $toasts } from '@/shared/lib/toasts';
import { ToastHost } from './toast-host';

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

const meta = {
  title: 'widgets/app-shell/ToastHost',
  component: ToastHost,
  parameters: { scope: () => makeScope({ values: [[$toasts, toasts]] }) },
} satisfies Meta<typeof ToastHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {};

export const Closed: Story = {
  play: async () => {
    const [first] = await screen.findAllByRole('button');
    await press(first as HTMLElement);
    await waitFor(() => expect(screen.queryByText('설정을 저장했습니다.')).toBeNull());
    await expect(screen.getByText('베팅이 완료되었습니다.')).toBeVisible();
  },
};
