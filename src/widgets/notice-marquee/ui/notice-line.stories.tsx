import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { newsQuery } from '@/entities/news';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { $isPaused } from '../model';
import { NoticeLine } from './notice-line';

const long =
  '11월 22일(일) 04:00–05:00 시스템 점검이 예정되어 있습니다. 점검 중에는 베팅을 이용하실 수 없습니다. 자세한 내용은 <a href="/rule">이용규정</a>을 확인해주세요. 이용에 불편을 드려 죄송합니다.';

function scopeOf(contents: string, isPaused: boolean) {
  const news = [{ id: 1, contents, createdAt: 0 }];
  return {
    scope: () =>
      makeScope({
        values: [
          [$api, createFakeApi({ 'GET /newsLink': { body: news } })],
          [newsQuery.$data, news],
          [$isPaused, isPaused],
        ],
      }),
  };
}

const meta = {
  title: 'widgets/notice-marquee/NoticeLine',
  component: NoticeLine,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', inlineSize: '340px' }}>
        <Story />
      </div>
    ),
  ],
  // Its place has one width.
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof NoticeLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What fits does not run. */
export const Short: Story = { parameters: scopeOf('정기 점검 안내', false) };
export const Running: Story = { parameters: scopeOf(long, false) };
/** On a phone the button that stops it is whole: 44 px wide, as high as the line. */
export const Phone: Story = {
  parameters: scopeOf(long, false),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '공지 멈춤' });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([44, button.parentElement?.clientHeight]);
  },
};

export const Paused: Story = {
  parameters: scopeOf(long, true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '공지 재생' })).toBeVisible();
  },
};
