import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PopupPreview } from './popup-preview';

const meta = {
  title: 'widgets/desk-notices/PopupPreview',
  component: PopupPreview,
  args: { title: '이용규정 안내', html: '<p>첫째 줄</p><p><b>둘째</b> 줄</p>' },
} satisfies Meta<typeof PopupPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('둘째')).toBeVisible();
  },
};

/** The title is text, whatever it holds. */
export const Hostile: Story = {
  args: { title: '<b>제목</b>', html: '<script>alert(1)</script><p onclick="alert(1)">글</p>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>제목</b>')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('글')).toBeVisible());
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
};

export const Empty: Story = { args: { title: '', html: '' } };

export const LongText: Story = {
  args: {
    title: '한판을이용해주시는모든회원님께알려드리는정기점검안내'.repeat(2),
    html: `<p>${'점검 중에는 베팅을 이용하실 수 없습니다. '.repeat(8)}</p>`,
  },
};
