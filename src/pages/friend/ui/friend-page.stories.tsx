import { expect, screen, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { never, offline } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { inScenarios } from '@/shared/lib/test-scope';
import { makeFriend, makeStatus } from '../lib/sample-friends';
import { $origin } from '../model';
import { friendPage } from '../page';
import { FriendPage } from './friend-page';

type Answers = Parameters<typeof openedPage>[1];

const list = [
  makeFriend(),
  makeFriend({ id: 'frd_2', nickname: '산들바람', brought: 0, hasDeposited: false }),
  makeFriend({
    id: 'frd_3',
    nickname: '새친구',
    state: 'applied',
    brought: 0,
    hasDeposited: false,
  }),
  makeFriend({
    id: 'frd_4',
    nickname: '가나다라마바사아자차카타',
    state: 'left',
    brought: 1_234_567,
  }),
];

function opened(status: Answers[string], friends: Answers[string]) {
  const answers = { 'GET /friend': status, 'GET /friend/list': friends };
  return openedPage(friendPage, answers, {
    values: [
      [$member, makeMember()],
      [$origin, 'https://hanpan.example'],
    ],
  });
}

const none = { body: { data: [], nextCursor: null } };
const states = {
  ordinary: opened({ body: makeStatus() }, { body: { data: list, nextCursor: 'next' } }),
  loading: opened(never, never),
  empty: opened({ body: makeStatus({ friends: 0, approved: 0, paid: 0 }) }, none),
  failed: opened(offline, offline),
};

const meta = {
  title: 'pages/friend/FriendPage',
  component: FriendPage,
  parameters: { layout: 'fullscreen', router: { path: '/friend' } },
} satisfies Meta<typeof FriendPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

export const Opened: Story = {
  parameters: states.ordinary,
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: '추천 지인 목록' }));
    await expect(rows.getAllByRole('listitem')).toHaveLength(4);
    await expect(rows.getByText('가입대기')).toBeVisible();
    await expect(canvas.getByText('HANPAN')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '정산 신청하기' })).toHaveAttribute(
      'href',
      '/calculate',
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Coin-only members have no referral event, and a settlement of their own. */
export const Coin: Story = {
  parameters: opened(
    { body: makeStatus({ code: 'COIN', currency: 'USD', takesEvents: false }) },
    none,
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/이벤트에 참여하실 수 없습니다/);
    await expect(canvas.getByRole('link', { name: '정산 신청하기' })).toHaveAttribute(
      'href',
      '/calculateTether',
    );
  },
};
