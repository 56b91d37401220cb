import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '@/shared/ui/card';
import { makeAuthor, makePostSummary } from '../lib/sample-posts';
import { PostRow, PostRowHead } from './post-row';

const mine = makeAuthor({ nickname: '한강바람', level: 12, isMine: true });
const staff = makeAuthor({ nickname: '관리자', isStaff: true });
const rows = [
  { author: staff, title: '게시판 이용규정 · 베팅을 첨부하면 금액은 가려집니다', isNotice: true },
  { title: '울산–전북 포함 3폴더 공유합니다', bet: 'running', replies: 6 },
  { title: '프리미어리그 주말 경기 부상자 정리 (11월 21일 기준)', hasImage: true, replies: 14 },
  { title: '배당 변경 시 자동 수락은 언제 적용되나요', replies: 3, isRead: true },
  { title: '레이커스–덴버 오버 221.5로 본 이유와 결과', bet: 'lost', replies: 21 },
  { title: '첫 적중입니다. 단폴 1.72', bet: 'won', replies: 7 },
  { title: '5폴더 중 한 경기가 적특이면 배당은 어떻게 계산되나요', bet: 'void', isRead: true },
  { title: '이번 주말 소액 4폴더, 여러분은 어떻게 보시나요', bet: 'before' },
  { title: 'K리그1 최종전 순위 경우의 수 정리', author: mine, hasImage: true, replies: 12 },
  { title: '', author: null, isHidden: true },
] as const;

const meta = {
  title: 'entities/post/PostRow',
  component: PostRow,
  args: { board: 'free', post: makePostSummary() },
  parameters: { router: { path: '/free' } },
} satisfies Meta<typeof PostRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every mark; read ones are dim, and one that staff has hidden keeps its number. */
export const Matrix: Story = {
  render: () => (
    <Card padding="0" clip>
      <PostRowHead />
      <ul>
        {rows.map((row, at) => (
          <PostRow
            key={row.title}
            board="free"
            post={makePostSummary({ id: 12_806 - at, replies: 0, ...row })}
          />
        ))}
      </ul>
    </Card>
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '울산–전북 포함 3폴더 공유합니다' });
    await expect(link).toHaveAttribute('href', '/free/view/12805');
  },
};
