import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member, type Member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { newsQuery } from '@/entities/news';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { UnderBar } from './under-bar';

const news = [{ id: 1, contents: '<b>공지</b> 정기 점검 안내입니다.', createdAt: 0 }];

function scopeOf(member: Member | null) {
  return {
    scope: () =>
      makeScope({
        values: [
          [$api, createFakeApi({ 'GET /newsLink': { body: news } })],
          [newsQuery.$data, news],
          [$member, member],
        ],
      }),
  };
}

const meta = {
  title: 'app/router/UnderBar',
  component: UnderBar,
  parameters: { router: { path: '/' }, layout: 'fullscreen', ...scopeOf(memberKinds.gs) },
} satisfies Meta<typeof UnderBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfGuest: Story = { parameters: scopeOf(null) };

/** On desktops it ends in the member's links. */
export const OfMember: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '쪽지 2' })).toBeVisible();
  },
};
