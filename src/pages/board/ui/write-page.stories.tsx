import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBet, makeBetLeg, makeRoundBet } from '@/entities/bet/testing';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeAuthor, makePost } from '@/entities/post/testing';
import { makeProblem } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { press, typeInto } from '@/shared/lib/test-press';
import { freeWritePage } from '../page';
import { WritePage } from './write-page';

const won = makeBet({
  id: 'bet_won',
  status: 'settled',
  label: 2,
  payout: 86_000,
  totalOdds: 172,
  legs: [makeBetLeg({ result: 2, fixtureStatus: 3, decidedBy: { home: 2, away: 0 } })],
});
const bets = {
  body: { data: [makeBet(), won, makeRoundBet({}, { id: 'bet_round' })], nextCursor: 'c2' },
};

type Answers = Parameters<typeof openedPage>[1];
const opened = (further: Answers = {}, search = {}) =>
  openedPage(
    freeWritePage,
    { 'GET /bet': bets, ...further },
    { search, values: [[$member, makeMember()]] },
  );

const meta = {
  title: 'pages/board/WritePage',
  component: WritePage,
  parameters: { layout: 'fullscreen', router: { path: '/free/write' }, ...opened() },
} satisfies Meta<typeof WritePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '내용' })).toBeVisible();
  },
};

/** What is missing is said beside its field, which gets the focus. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: '내용' });
    await press(canvas.getByRole('button', { name: '등록' }));
    await expect(await canvas.findAllByText('위 항목을 입력해주세요.')).toHaveLength(2);
    const title = canvas.getByRole('textbox', { name: '제목' });
    await expect(title).toHaveFocus();
    await typeInto(title, '울산–전북');
    await press(canvas.getByRole('button', { name: '등록' }));
    const text = canvas.getByRole('textbox', { name: '내용' });
    await waitFor(() => expect(text).toHaveFocus());
  },
};

/** A bet is chosen, shown as its readers will see it, and taken off again. */
export const AttachedBet: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('radio', { name: /3폴더/ }));
    await expect(await canvas.findByText('글에 이렇게 보입니다')).toBeVisible();
    await expect(canvas.getByText('비공개')).toBeVisible();
    await press(canvas.getByRole('button', { name: '첨부 빼기' }));
    await expect(canvas.queryByText('글에 이렇게 보입니다')).toBeNull();
  },
};

export const Changing: Story = {
  parameters: opened(
    {
      'GET /board/post/5': {
        body: makePost({ id: 5, author: makeAuthor({ isMine: true }) }),
      },
    },
    { id: 5 },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '글 수정' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: '내용' })).toHaveTextContent(
      '울산은 최근 홈 다섯 경기',
    );
  },
};

export const Gone: Story = {
  parameters: opened({ 'GET /board/post/5': makeProblem('NOT_FOUND') }, { id: 5 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('볼 수 없는 글입니다.')).toBeVisible();
  },
};
