import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { newsQuery } from '@/entities/news';
import { $api, createFakeApi } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { NoticeMarquee } from './notice-marquee';

function scopeOf(contents?: string) {
  const news = contents === undefined ? [] : [{ id: 1, contents, createdAt: 0 }];
  const api = createFakeApi({ 'GET /newsLink': { body: news } });
  return {
    scope: () =>
      makeScope({
        values: [
          [$api, api],
          [newsQuery.$data, news],
        ],
      }),
  };
}

const meta = {
  title: 'widgets/notice-marquee/NoticeMarquee',
  component: NoticeMarquee,
  parameters: scopeOf(
    '11월 22일(일) 04:00–05:00 시스템 점검이 예정되어 있습니다. <a href="/rule">이용규정</a>',
  ),
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', inlineSize: '340px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NoticeMarquee>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '이용규정' })).toBeVisible();
    await press(await canvas.findByRole('button', { name: '공지 멈춤' }));
    const line = canvas.getByRole('region', { name: '흐르는 공지' });
    await expect(line).toHaveAttribute('data-state', 'paused');
    // The control has just taken its room from the line.
    await waitFor(() => expect(line.scrollWidth).toBe(line.clientWidth));
    await expect(canvas.getByRole('button', { name: '공지 재생' })).toBeVisible();
  },
};

/** On a phone the button that stops it is whole: 44 px wide, as high as the line. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '공지 멈춤' });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([44, button.parentElement?.clientHeight]);
  },
};

/** Phones have the mark in their header. */
export const WithoutNews: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: scopeOf(),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('데모 · 가상 머니')).toBeVisible();
  },
};

export const Hostile: Story = {
  parameters: scopeOf('공지<img src="x" onerror="alert(1)"><a href="javascript:alert(1)">링크</a>'),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/링크/);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
