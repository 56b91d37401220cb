import { expect } from 'storybook/test';
import { type DeskKind, type DeskRequest, queueSection } from '@/entities/desk-request';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import {
  makeAdjustment,
  makeBonusSetting,
  makeCouponGrant,
  makeLimitSetting,
  makeSetting,
  makeSettlement,
  makeSignup,
  makeTetherDeposit,
  makeWithdrawal,
} from '@/entities/desk-request/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { answersOf, broken, never, openedDesk, samples } from '../lib/sample-states';
import { QueueView } from './queue-view';

const section = { section: 'deposit' };
const rows = Object.values(samples);
const answers = answersOf(rows);

const meta = {
  title: 'pages/desk/QueueView',
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
    ...{ layout: 'fullscreen', router: { path: '/admin/deposit' } },
    ...openedDesk(answers, section),
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

const ofKind = (kind: DeskKind, request: DeskRequest): Story => ({
  args: { kind },
  parameters: openedDesk(answersOf([request], kind), { section: queueSection(kind) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(request.nickname)).toBeVisible();
  },
});

export const SignUps = ofKind('signup', makeSignup());

export const Withdrawals = ofKind('withdrawal', makeWithdrawal());

export const TetherDeposits = ofKind('tetherDeposit', makeTetherDeposit());

export const Settlements = ofKind('settlement', makeSettlement());

export const Corrections = ofKind('adjustment', makeAdjustment());

export const Settings = ofKind('setting', makeSetting());

export const BonusSettings = ofKind('setting', makeBonusSetting());
export const LimitSettings = ofKind('setting', makeLimitSetting());
export const Coupons = ofKind('couponIssue', makeCouponGrant());

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('달빛사냥'));
    await expect(await canvas.findByRole('button', { name: '담당 해제' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: openedDesk(answersOf([]), section),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('처리할 신청이 없습니다.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: openedDesk({ ...answers, 'GET /desk/request/deposit': never }, section),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '충전' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: openedDesk({ ...answers, 'GET /desk/request/deposit': broken }, section),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('신청 목록을 불러오지 못했습니다.')).toBeVisible();
  },
};
