import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { NewsPreview } from './news-preview';

const meta = {
  title: 'widgets/desk-notices/NewsPreview',
  component: NewsPreview,
  args: { html: '<b>점검</b> 안내 <a href="/rule">이용규정</a>' },
} satisfies Meta<typeof NewsPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '이용규정' })).toBeVisible();
  },
};

/** What could run is not there, as members do not see it either. */
export const Hostile: Story = {
  args: { html: '공지<img src="x" onerror="alert(1)"><a href="javascript:alert(1)">눌러</a>' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('a')).not.toBeNull());
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Empty: Story = { args: { html: ' ' } };

export const LongText: Story = {
  args: { html: '매주 월요일 06:00부터 06:30까지 정기 점검이 진행됩니다. '.repeat(6) },
};
