import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { ComingSoonPage } from './coming-soon-page';

const meta = {
  title: 'pages/coming-soon/ComingSoonPage',
  component: ComingSoonPage,
  parameters: { layout: 'fullscreen', router: { path: '/casino' } },
  args: { name: '카지노 토너먼트' },
} satisfies Meta<typeof ComingSoonPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '준비 중입니다' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '메인 페이지로 이동' })).toHaveAttribute(
      'href',
      '/',
    );
  },
};

export const Staff: Story = {
  parameters: {
    router: { path: '/casino' },
    scope: () => makeScope({ values: [[$member, memberKinds.manager]] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '다른 계정으로 로그인' })).toBeVisible();
    // Every other page leads back here.
    await expect(within(canvas.getByRole('main')).queryByRole('link')).toBeNull();
  },
};

export const LongName: Story = { args: { name: '스카이파크 스피드바카라2' } };
