import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { $member, type Member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { DefaultLayout } from './default-layout';

const news = [
  { id: 1, contents: '<b>공지</b> 정기 점검 안내입니다.', createdAt: 1_795_237_200_000 },
];

function scope(member: Member | null = null) {
  const api = createFakeApi({
    'GET /newsLink': { body: news },
    'GET /popup': { body: [] },
    'GET /setting/messenger': { body: [] },
  });
  return makeScope({
    values: [
      [$api, api],
      [$member, member],
    ],
  });
}

const meta = {
  title: 'app/router/DefaultLayout',
  component: DefaultLayout,
  parameters: { router: { path: '/' }, layout: 'fullscreen', scope: () => scope() },
} satisfies Meta<typeof DefaultLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toBeInTheDocument();
    await expect(await canvas.findByRole('contentinfo')).toBeInTheDocument();
  },
};

export const OfAMember: Story = {
  parameters: { scope: () => scope(memberKinds.gs) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '쪽지 2' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '로그아웃' })).toBeVisible();
  },
};

/** Every page but their own leads staff back, so nothing offers one. */
export const OfAManager: Story = {
  parameters: { scope: () => scope(memberKinds.manager), router: { path: '/manager' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '로그아웃' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '스포츠' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^고객센터/ })).toBeNull();
  },
};
