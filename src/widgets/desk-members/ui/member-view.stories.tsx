import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDeskMember, makeMemberRow } from '@/entities/desk-member/testing';
import { press } from '@/shared/lib/test-press';
import { answersOf, broken, deskOf, never, rows } from '../lib/sample-states';
import { MemberView } from './member-view';

const answers = answersOf(rows);

const meta = {
  title: 'widgets/desk-members/MemberView',
  component: MemberView,
  args: { memberId: 'mem_9' },
  decorators: [
    (Story) => (
      <div style={{ height: 800 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen', router: { path: '/admin/member/mem_9' }, ...deskOf(answers) },
} satisfies Meta<typeof MemberView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '한강바람' })).toBeVisible();
    await expect(await canvas.findByText('−50,000')).toBeVisible();
    await expect(canvas.getByRole('form', { name: '잔액 조정' })).toBeVisible();
  },
};

export const Notes: Story = {
  play: async ({ canvas }) => {
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

const suspended = makeDeskMember({
  member: makeMemberRow({ state: 'suspended' }),
  ban: { kind: 'ban', until: null, reason: '다중 계정', by: '이수진', at: 1_795_000_000_000 },
  withdrawTriesLeft: 0,
  sessions: [],
  devices: [],
  notes: [],
  requests: [],
});

export const Banned: Story = {
  parameters: deskOf(answersOf(rows, suspended)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('차단 · 해제할 때까지 · 다중 계정 (이수진)'),
    ).toBeVisible();
    await press(canvas.getByRole('button', { name: /^접속/ }));
    await expect(canvas.getByText('접속 기록이 없습니다.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { memberId: 'mem_5' },
  parameters: deskOf(answersOf(rows, makeDeskMember({ member: rows[4] as (typeof rows)[number] }))),
};

export const OfManager: Story = {
  parameters: deskOf(answers, 'manager'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '메모 남기기' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '조정' })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  parameters: deskOf({ 'GET /desk/member/mem_9': never }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: deskOf({ 'GET /desk/member/mem_9': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('회원정보를 불러오지 못했습니다.')).toBeVisible();
  },
};
