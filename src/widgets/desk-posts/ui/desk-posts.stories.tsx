import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { deskScope } from '@/features/desk-list/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import type { ReportedPost } from '../model';
import { DeskPosts } from './desk-posts';

const at = 1_795_253_460_000;
const report = { nickname: '한강바람', reason: 'ad', note: null, reportedAt: at } as const;
const post: ReportedPost = {
  kind: 'post',
  id: 12801,
  postId: 12801,
  board: 'free',
  state: 'hidden',
  title: '다른 사이트 가입 안내',
  text: '가입 코드 문의 주세요.',
  memberId: 'mem_9',
  nickname: '바다소년',
  createdAt: at,
  firstReportedAt: at,
  decidedBy: null,
  decidedAt: null,
  reports: [
    report,
    { ...report, nickname: '오후세시', reason: 'other', note: '<b>같은 글</b>\n도배' },
  ],
};
const long = '띄어쓰기없는아주긴내용'.repeat(30);
const reply: ReportedPost = {
  ...post,
  kind: 'reply',
  id: 41,
  board: 'crypto',
  title: long,
  text: long,
  nickname: '오후세시',
  state: 'shown',
  reports: [report],
};
const decided: ReportedPost = {
  ...post,
  id: 12790,
  title: '지난 글',
  reports: [],
  decidedBy: '이수진',
  decidedAt: at,
};
const pageOf = (data: readonly ReportedPost[]) => ({ body: { data, nextCursor: null } });

const meta = {
  title: 'widgets/desk-posts/DeskPosts',
  component: DeskPosts,
  args: { item: null },
  parameters: {
    layout: 'fullscreen',
    router: { path: '/admin/post' },
    scope: () =>
      deskScope({
        'GET /desk/post/report': ({ path }) =>
          pageOf(path.includes('state=decided') ? [decided] : [post, reply]),
      }),
  },
} satisfies Meta<typeof DeskPosts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tags are letters; the link of a reply leads to its post. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('다른 사이트 가입 안내'));
    const panel = canvas.getByRole('complementary', { name: '신고 상세' });
    await expect(panel).toHaveTextContent('신고 2건');
    await expect(panel).toHaveTextContent('<b>같은 글</b>');
    const link = () => canvas.getByRole('link', { name: '글 보기' });
    await expect(link()).toHaveAttribute('href', '/free/view/12801');
    await press(canvas.getByRole('button', { name: '보이기' }));
    await expect(await canvas.findByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await typeInto(canvas.getByRole('searchbox'), '오후세시');
    await press(canvas.getByText(long));
    await expect(link()).toHaveAttribute('href', '/crypto/view/12801');
  },
};

/** What was decided can be turned into its contrary. */
export const Decided: Story = {
  args: { item: 'decided' },
  play: async ({ canvas }) => {
    await press(await canvas.findByText('지난 글'));
    const panel = canvas.getByRole('complementary', { name: '신고 상세' });
    await expect(panel).toHaveTextContent('이수진');
    await expect(canvas.getByRole('button', { name: '보이기' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '숨기기' })).toBeNull();
  },
};

export const Pinning: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '공지 고정' }));
    const field = canvas.getByRole('textbox', { name: '글 주소' });
    await typeInto(field, '공지');
    await press(canvas.getByRole('button', { name: '고정 해제' }));
    await expect(await canvas.findByText(/글 주소 형식이/)).toBeVisible();
    await expect(field).toHaveFocus();
  },
};
