import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeAuthor, makePostSummary } from '@/entities/post/testing';
import { never, offline } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { press, typeInto } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { freePage } from '../page';
import { ListPage } from './list-page';

const staff = makeAuthor({ nickname: '관리자', isStaff: true });
const mine = makeAuthor({ nickname: '한강바람', level: 12, isMine: true });
const titles = [
  '울산–전북 포함 3폴더 공유합니다',
  '프리미어리그 주말 경기 부상자 정리 (11월 21일 기준)',
  '배당 변경 시 자동 수락은 언제 적용되나요',
  '현대캐피탈 4세트 보신 분 계신가요',
  '레이커스–덴버 오버 221.5로 본 이유와 결과를 길게 적어 봅니다. 한 줄에 다 들어가지 않습니다',
  '첫 적중입니다. 단폴 1.72',
];
const marks = [
  { bet: 'running' },
  { hasImage: true },
  { isRead: true },
  { author: mine },
  { bet: 'lost' },
  { author: null, title: '', isHidden: true },
] as const;
const data = Array.from({ length: 15 }, (_, at) =>
  makePostSummary({ id: 12_806 - at, title: titles[at % 6] ?? '', ...marks[at % 6] }),
);
const notices = [
  makePostSummary({
    id: 1,
    author: staff,
    isNotice: true,
    views: 8_412,
    title: '게시판 이용규정 · 베팅을 첨부하면 금액은 가려집니다',
  }),
];

type Answers = Parameters<typeof openedPage>[1];
const values = [[$member, makeMember()]] as const;
const opened = (answer: Answers[string], search = {}) =>
  openedPage(freePage, { 'GET /board/free': answer }, { search, values });
const page = { notices, data, nextCursor: 'c2', total: 12_806 };
const states = {
  ordinary: opened({ body: page }),
  loading: opened(never),
  empty: opened({ body: { ...page, data: [], nextCursor: null, total: 0 } }),
  failed: opened(offline),
};

const meta = {
  title: 'pages/board/ListPage',
  component: ListPage,
  parameters: { layout: 'fullscreen', router: { path: '/free' }, ...states.ordinary },
} satisfies Meta<typeof ListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

/** A page is turned; a search of one character is not sent. */
export const Searching: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12,806건')).toBeVisible();
    await press(canvas.getByRole('button', { name: '다음' }));
    await expect(await canvas.findByText('2/854페이지 · 15개씩')).toBeVisible();
    const field = canvas.getByRole('searchbox', { name: '검색어' });
    await typeInto(field, '울{Enter}');
    await expect(await canvas.findByText('검색어를 2자 이상 입력해주세요.')).toBeVisible();
    await expect(field).toHaveFocus();
    window.scrollTo(0, 0);
  },
};

export const NothingFound: Story = {
  parameters: opened(
    { body: { ...page, data: [], nextCursor: null, total: null } },
    { filter: 'mine', q: '전북' },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('조건에 맞는 글이 없습니다.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '조건 초기화' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: states.loading };
export const Empty: Story = { parameters: states.empty };
export const Failed: Story = { parameters: states.failed };
