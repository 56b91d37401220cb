import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { DeskMember } from '@/entities/desk-member';
import { makeDebt } from '@/entities/desk-debt/testing';
import { makeDeskMember, makeMemberRow } from '@/entities/desk-member/testing';
import { atHeight } from '@/features/desk-list/testing';
import { never, offline } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { answersOf, deskOf, rows } from '../lib/sample-states';
import { DeskMembers } from './desk-members';

let paths: string[] = [];

const meta = {
  title: 'widgets/desk-members/DeskMembers',
  component: DeskMembers,
  args: { item: 'mem_9' },
  decorators: atHeight(800),
  parameters: {
    layout: 'fullscreen',
    router: { path: '/admin/member/mem_9' },
    ...deskOf(answersOf(rows)),
  },
} satisfies Meta<typeof DeskMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

const memberOf = (over: Partial<DeskMember>, more: Parameters<typeof deskOf>[0] = {}) =>
  deskOf({ ...answersOf(rows, makeDeskMember(over)), ...more });

export const List: Story = {
  args: { item: null },
  parameters: {
    router: { path: '/admin/member' },
    ...deskOf({
      ...answersOf(rows),
      'GET /desk/member': ({ path }) => {
        paths.push(path);
        return { body: { data: rows, nextCursor: null } };
      },
    }),
  },
  play: async ({ canvas }) => {
    paths = [];
    await expect(await canvas.findByRole('grid', { name: '회원 목록' })).toBeVisible();
    const suspended = (await canvas.findByText('달빛사냥')).closest('tr');
    await expect(suspended).toHaveAttribute('data-quiet', 'true');
    await press(canvas.getByText('한강바람'));
    const panel = await canvas.findByRole('complementary', { name: '선택한 회원' });
    await expect(within(panel).getByText('1,284,500원')).toBeVisible();
    const link = within(panel).getByRole('link', { name: '회원 보기' });
    await expect(link).toHaveAttribute('href', '/admin/member/mem_9');
    await press(within(panel).getByRole('button', { name: '상세 닫기' }));
    await typeInto(canvas.getByRole('searchbox'), '010-1234');
    await waitFor(() => expect(paths.at(-1)).toContain('q=010-1234'));
    await press(canvas.getByRole('button', { name: '정지' }));
    await waitFor(() => expect(paths.at(-1)).toContain('state=suspended'));
  },
};

/** One member whole: what was booked, then each other tab. */
export const One: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '한강바람' })).toBeVisible();
    await expect(await canvas.findByText('−50,000')).toBeVisible();
    const sums = await canvas.findByRole('region', { name: '기간 합계' });
    await expect(sums).toHaveTextContent('베팅 126건2,845,000원');
    await expect(canvas.getByRole('link', { name: '쪽지 보내기' })).toHaveAttribute(
      'href',
      '/admin/message/mem_9',
    );
    await expect(canvas.getByRole('form', { name: '잔액 조정' })).toBeVisible();
    await press(await canvas.findByRole('button', { name: /^메모 ?1/ }));
    await expect(canvas.getByText('입금자명을 실명으로 안내했습니다.')).toBeVisible();
    await press(canvas.getByRole('button', { name: /^신청/ }));
    await expect(canvas.getByText(/충전 · 확인중/)).toBeVisible();
    await press(canvas.getByRole('button', { name: /^접속/ }));
    await expect(canvas.getByText('203.0.113.18')).toBeVisible();
    await press(canvas.getByRole('button', { name: '정보' }));
    await expect(canvas.getByText('국민은행 110123456789 박선우')).toBeVisible();
  },
};

/** There is nothing of this member but the ban. */
export const Banned: Story = {
  parameters: memberOf(
    {
      member: makeMemberRow({ state: 'suspended' }),
      ban: { kind: 'ban', until: null, reason: '다중 계정', by: '이수진', at: 1_795_000_000_000 },
      withdrawTriesLeft: 0,
      sessions: [],
      devices: [],
      notes: [],
      requests: [],
    },
    { 'GET /desk/member/mem_9/statement': { body: { data: [], nextCursor: null } } },
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('차단 · 해제할 때까지 · 다중 계정 (이수진)'),
    ).toBeVisible();
    await expect(await canvas.findByText('거래 내역이 없습니다.')).toBeVisible();
    await press(canvas.getByRole('button', { name: /^접속/ }));
    await expect(canvas.getByText('접속 기록이 없습니다.')).toBeVisible();
  },
};

const left = {
  at: 1_795_253_460_000,
  until: 1_797_845_460_000,
  givenUp: 4_500,
  state: 'open' as const,
  endedAt: null,
  by: null,
  reason: null,
  obstacles: [],
};
const ended = { ...left, endedAt: left.at + 3_600_000, by: '이수진', reason: '본인 요청' };
const { balances } = makeDeskMember();

/** Once about to leave: nothing of that is left to decide. */
export const InDebt: Story = {
  parameters: memberOf({
    balances: balances && { ...balances, debt: 25_000 },
    debts: [makeDebt(), makeDebt({ id: 'bet_2-2', state: 'met', owed: 0 })],
    leaving: { ...ended, state: 'taken_back' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('미수금')).toBeVisible();
    await expect(canvas.queryByText(/탈퇴 신청/)).toBeNull();
    const tabs = within(canvas.getByRole('group', { name: '회원 내역' }));
    await press(tabs.getByRole('button', { name: /^미수/ }));
    await expect(canvas.getByRole('link', { name: '미수 관리' })).toBeVisible();
  },
};

export const Leaving: Story = {
  parameters: memberOf({
    member: makeMemberRow({ state: 'leaving' }),
    leaving: { ...left, obstacles: ['BALANCE', 'OPEN_BETS', 'OPEN_REQUESTS', 'RECENT_BETS'] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('포기한 잔액 4,500원')).toBeVisible();
    await expect(canvas.getByText(/지금은 확정할 수 없습니다/)).toBeVisible();
  },
};

/** Nobody is there to write to. */
export const Withdrawn: Story = {
  parameters: memberOf({
    member: makeMemberRow({ state: 'withdrawn' }),
    leaving: { ...ended, state: 'confirmed' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '목록' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '쪽지 보내기' })).toBeNull();
  },
};

export const OfManager: Story = {
  parameters: deskOf(answersOf(rows), 'manager'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '메모 남기기' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '조정' })).toBeNull();
  },
};

export const Loading: Story = { parameters: deskOf({ 'GET /desk/member/mem_9': never }) };

export const Failed: Story = {
  parameters: deskOf({ 'GET /desk/member/mem_9': offline }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('회원정보를 불러오지 못했습니다.')).toBeVisible();
  },
};

/** The member is there, but not what was booked. */
export const LinesFailed: Story = {
  parameters: memberOf(
    {},
    {
      'GET /desk/member/mem_9/statement': offline,
      'GET /desk/member/mem_9/statement/summary': offline,
    },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('거래 내역을 불러오지 못했습니다.')).toBeVisible();
    await expect(await canvas.findByText('기간 합계를 불러오지 못했습니다.')).toBeVisible();
  },
};
