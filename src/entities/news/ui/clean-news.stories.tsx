import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { CleanNews } from './clean-news';

const meta = {
  title: 'entities/news/CleanNews',
  component: CleanNews,
  args: { html: '<p><b>점검 안내</b></p><p><a href="/rule">이용규정</a>을 확인해주세요.</p>' },
} satisfies Meta<typeof CleanNews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paragraphs one under the other, and in one line. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="4">
      <CleanNews {...args} />
      <CleanNews {...args} isOneLine />
    </Stack>
  ),
};

/** What could run or load is left out, and the words stay. */
export const Hostile: Story = {
  args: { html: '안내<img src="x" onerror="alert(1)"><script>1</script>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('안내')).toBeVisible();
    await expect(canvasElement.querySelector('img, script')).toBeNull();
  },
};
