import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { LoginPage } from './login-page';

const meta = {
  title: 'pages/login/LoginPage',
  component: LoginPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/login?redirect=%2Fbet_result' },
    scope: () => makeScope(),
  },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/베팅내역 화면은 회원만 이용할 수 있습니다/),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '로그인' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '24시간 비회원 문의' })).toBeVisible();
  },
};

/** After a session that ended on a page which guests may see. */
export const ComingBack: Story = {
  parameters: { router: { path: '/login?redirect=%2Fkorea%2Fcross' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/보시던 화면으로 돌아갑니다/)).toBeVisible();
  },
};
