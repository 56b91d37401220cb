import { expect } from 'storybook/test';
import { type DeskKind, type DeskRequest, queueSection } from '@/entities/desk-request';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import {
  makeAdjustment,
  makeBonusSetting,
  makeCouponGrant,
  makeDeskRequest,
  makeLimitSetting,
  makeSetting,
  makeSettlement,
  makeSignup,
  makeTetherDeposit,
  makeTetherWithdrawal,
  makeWithdrawal,
} from '@/entities/desk-request/testing';
import { never, offline } from '@/shared/api/testing';
import { choose, press, typeInto } from '@/shared/lib/test-press';
import { answersOf, openedQueue, samples } from '../lib/sample-states';
import { QueueView } from './queue-view';

const section = { section: 'deposit' };
const rows = Object.values(samples);
const answers = answersOf(rows);

const meta = {
  title: 'widgets/desk-queue/QueueView',
  component: QueueView,
  args: { kind: 'deposit' },
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    router: { path: '/admin/deposit' },
    ...openedQueue(answers, section),
  },
} satisfies Meta<typeof QueueView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    const locked = (await canvas.findByText('초록우산')).closest('tr');
    await expect(locked).toHaveAttribute('data-quiet', 'true');
    await expect(locked).toHaveTextContent('이수진');
    await expect(canvas.getByText('달빛사냥').closest('tr')).toHaveAttribute('data-quiet', 'false');
    await typeInto(canvas.getByRole('searchbox'), '초록');
    await expect(canvas.queryByText('달빛사냥')).toBeNull();
  },
};

const ofKind = (kind: DeskKind, ...requests: DeskRequest[]) => ({
  args: { kind },
  parameters: openedQueue(answersOf(requests, kind), { section: queueSection(kind) }),
});

/** One person grants it, and it has no amount to look for. */
export const SignUps: Story = {
  ...ofKind('signup', makeSignup()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(makeSignup().nickname)).toBeVisible();
    await expect(canvas.queryByText('2인 승인')).toBeNull();
    await expect(canvas.getByRole('combobox', { name: '레벨' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: '금액' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '확인 필요만' })).toBeNull();
  },
};

/** Won and dollars are not added up. */
export const Withdrawals: Story = {
  ...ofKind('withdrawal', makeWithdrawal(), makeTetherWithdrawal()),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('checkbox', { name: '모두 선택' }));
    await expect(await canvas.findByText('200,000원 · $50.00')).toBeVisible();
  },
};

export const TetherDeposits: Story = ofKind('tetherDeposit', makeTetherDeposit());
export const Settlements: Story = ofKind('settlement', makeSettlement());
export const Corrections: Story = ofKind('adjustment', makeAdjustment());
export const Settings: Story = ofKind(
  'setting',
  makeSetting(),
  makeBonusSetting(),
  makeLimitSetting(),
);
export const Coupons: Story = ofKind('couponIssue', makeCouponGrant());

const { money } = samples.free;
const small = money && { ...money, amount: 30_000, takesTwo: false, bonus: 'every' as const };
const few = [
  makeDeskRequest({
    id: 'req_plain',
    nickname: '청계산등반',
    level: 2,
    money: small,
    history: { count: 3, amount: 120_000, marks: [] },
  }),
  makeDeskRequest({
    id: 'req_marked',
    nickname: '새벽세시',
    level: 1,
    money: small,
    history: { count: 0, amount: 0, marks: ['first', 'otherDepositor'] },
  }),
  makeDeskRequest({
    id: 'req_near',
    nickname: '남산타워뷰',
    level: 12,
    history: { count: 10, amount: 4_700_000, marks: ['nearLimit'] },
  }),
  samples.locked,
];

/** By amount, bonus and level, and those alone that need a second look. */
export const Filtered: Story = {
  parameters: openedQueue(answersOf(few), section),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('청계산등반')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '처리 대기 25' })).toBeVisible();
    await press(canvas.getByRole('button', { name: '확인 필요만' }));
    await expect(canvas.queryByText('청계산등반')).toBeNull();
    await expect(canvas.getByText('새벽세시').closest('tr')).toHaveTextContent('입금자명 불일치');
    await choose(canvas.getByRole('combobox', { name: '금액' }), 'most');
    await expect(canvas.queryByText('새벽세시')).toBeNull();
    await choose(canvas.getByRole('combobox', { name: '레벨' }), '12');
    await expect(canvas.getByText('남산타워뷰')).toBeVisible();
    await expect(canvas.queryByText('초록우산')).toBeNull();
    await choose(canvas.getByRole('combobox', { name: '보너스' }), 'coin');
    await expect(canvas.getByText('검색 결과가 없습니다.')).toBeVisible();
  },
};

/** Several are checked to be taken up; what another works on has a lock. */
export const Checked: Story = {
  parameters: openedQueue(answersOf(few), section),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('checkbox', { name: '청계산등반 선택' }));
    await press(canvas.getByRole('checkbox', { name: '새벽세시 선택' }));
    await expect(canvas.getByText('2건 선택')).toBeVisible();
    await expect(canvas.getByText('60,000원')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '이수진 담당 중' })).toBeVisible();
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await press(canvas.getByRole('checkbox', { name: '모두 선택' }));
    await expect(canvas.getByText('3건 선택')).toBeVisible();
    await press(canvas.getByRole('button', { name: '선택 해제' }));
    await expect(canvas.queryByRole('button', { name: '내가 담당' })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: openedQueue(answersOf([]), section),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('처리할 신청이 없습니다.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: openedQueue({ ...answers, 'GET /desk/request/deposit': never }, section),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '충전' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: openedQueue({ ...answers, 'GET /desk/request/deposit': offline }, section),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('신청 목록을 불러오지 못했습니다.')).toBeVisible();
  },
};
