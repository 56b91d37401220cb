import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeAuthor, makePost, makePostBet, makeReply } from '@/entities/post/testing';
import { makeProblem, never, offline } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { openedPage } from '@/shared/lib/test-page';
import { press, typeInto } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { freeViewPage } from '../page';
import { ViewPage } from './view-page';

const mine = makeAuthor({ nickname: '한강바람', level: 12, isMine: true });
const replies = [
  makeReply(),
  makeReply({ id: 42, parentId: 41, author: mine, text: '맞아요. 158.5까지만 봤습니다.' }),
  makeReply({ id: 43, author: null, text: '', state: 'deleted' }),
  makeReply({ id: 44, parentId: 43, text: '정리 감사합니다.', isReported: true }),
];
const post = makePost({ bet: makePostBet(), replies: 4, editedAt: 1 });

type Answers = Parameters<typeof openedPage>[1];
function opened(answer: Answers[string], further: Answers = {}) {
  return openedPage(
    freeViewPage,
    {
      'GET /board/post/12806': answer,
      'GET /board/post/12806/reply': { body: { data: replies, nextCursor: 'c2' } },
      ...further,
    },
    {
      params: { id: '12806' },
      values: [
        [$member, makeMember()],
        [$now, kstInstant('2026-11-21 18:20:00')],
      ],
    },
  );
}
const states = {
  ordinary: opened({ body: post }),
  loading: opened(never),
  failed: opened(offline),
};

const meta = {
  title: 'pages/board/ViewPage',
  component: ViewPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/free/view/12806' },
    ...opened(
      { body: post },
      {
        'POST /board/post/12806/reply': {
          status: 201,
          body: makeReply({ id: 45, parentId: 41, author: mine, text: '동의합니다.' }),
        },
      },
    ),
  },
} satisfies Meta<typeof ViewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

/** A reply is answered; the answer comes after the others to it. */
export const Answering: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '경기전 1경기 담기' })).toBeVisible();
    const [answer] = await canvas.findAllByRole('button', { name: '오후세시님에게 답글' });
    await press(answer as HTMLElement);
    const field = canvas.getByRole('textbox', { name: '댓글 내용' });
    await expect(field).toHaveFocus();
    await typeInto(field, '동의합니다.');
    await expect(canvas.getByText('6 / 500')).toBeVisible();
    await press(canvas.getByRole('button', { name: '등록' }));
    await expect(await canvas.findByText('동의합니다.')).toBeVisible();
    await expect(field).toHaveValue('');
  },
};

/** What was typed stays where it was refused. */
export const Refused: Story = {
  parameters: opened(
    { body: post },
    {
      'POST /board/post/12806/reply': makeProblem('RATE_LIMITED', {
        message: '댓글은 10초에 한 번 쓸 수 있습니다.',
      }),
    },
  ),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '댓글 내용' });
    await typeInto(field, '동의합니다.');
    await press(canvas.getByRole('button', { name: '등록' }));
    await expect(await canvas.findByText(/10초에 한 번/)).toBeVisible();
    await expect(field).toHaveValue('동의합니다.');
    window.scrollTo(0, 0);
  },
};

/** One's own: it is changed or deleted, a reply as well. */
export const Own: Story = {
  parameters: opened({ body: makePost({ ...post, author: mine, isHidden: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '수정' })).toHaveAttribute(
      'href',
      '/free/write?id=12806',
    );
    await expect(canvas.queryByRole('textbox', { name: '댓글 내용' })).toBeNull();
    await press(await canvas.findByRole('button', { name: '댓글 수정' }));
    await expect(canvas.getByRole('textbox', { name: '수정할 내용' })).toHaveFocus();
    // The post's own links are not left half under the bar.
    window.scrollTo(0, 0);
  },
};

export const Missing: Story = {
  parameters: opened(makeProblem('NOT_FOUND')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('볼 수 없는 글입니다.')).toBeVisible();
  },
};

export const Loading: Story = { parameters: states.loading };
export const Failed: Story = { parameters: states.failed };
