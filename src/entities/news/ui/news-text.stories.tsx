import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { NewsText } from './news-text';

const meta = {
  title: 'entities/news/NewsText',
  component: NewsText,
  args: {
    html: '<b>한판</b>에 오신 것을 환영합니다. <a href="/rule">이용규정</a>을 확인해주세요.',
  },
} satisfies Meta<typeof NewsText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '이용규정' })).toHaveAttribute(
      'href',
      '/rule',
    );
  },
};

export const Hostile: Story = {
  args: {
    html: '공지<img src="x" onerror="alert(1)"><a href="javascript:alert(1)">눌러주세요</a>',
  },
  play: async ({ canvas, canvasElement }) => {
    // The address is gone and the words stay; the picture is not even there.
    await waitFor(() => expect(canvasElement.querySelector('a')).not.toBeNull());
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
