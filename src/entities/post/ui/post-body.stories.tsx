import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PostBody } from './post-body';

const meta = {
  title: 'entities/post/PostBody',
  component: PostBody,
  args: {
    html: '<h3>울산–전북</h3><p>울산은 <strong>홈 다섯 경기</strong>에서 <em>선제 실점</em>이 <s>있었고</s> 없었습니다.</p><ul><li><p>서울 삼성 플러스 핸디</p></li><li><p>창원 LG 언더</p></li></ul><ol><li><p>기록</p></li></ol><blockquote><p>세트피스가 약해 보입니다.</p></blockquote><p><a href="https://example.com/stats">기록 보기</a> · <a href="/rule">이용규정</a></p>',
  },
} satisfies Meta<typeof PostBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const foreign = await canvas.findByRole('link', { name: '기록 보기' });
    await expect(foreign).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvas.getByRole('link', { name: '이용규정' })).not.toHaveAttribute('target');
  },
};

/** What could run, or load from elsewhere, is left out; the words stay. */
export const Hostile: Story = {
  args: {
    html: '<p style="position:fixed" onclick="alert(1)">글</p><img src="https://elsewhere.example/x.png"><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">눌러주세요</a><script>1</script>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('글')).not.toHaveAttribute('style');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('img, script')).toBeNull();
  },
};
