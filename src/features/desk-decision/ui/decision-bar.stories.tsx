import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $desk, type DeskRequest } from '@/entities/desk-request';
import {
  makeDesk,
  makeDeskRequest,
  makeSignup,
  makeWithdrawal,
} from '@/entities/desk-request/testing';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $request } from '../model';
import { DecisionBar } from './decision-bar';

const now = 1_795_253_520_000;
let bodies: unknown[] = [];

function scopeOf(request: DeskRequest) {
  return {
    scope: () => {
      bodies = [];
      const send = ({ body }: FakeCall) => {
        bodies.push(body);
        return { body: { ...request, state: 'checking' } };
      };
      const path = `POST /desk/request/${request.kind}/${request.id}`;
      return makeScope({
        values: [
          [$api, createFakeApi({ [path]: send })],
          [$member, memberKinds.admin],
          [$desk, makeDesk()],
          [$now, now],
          [$request, request],
        ],
      });
    },
  };
}

const meta = {
  title: 'features/desk-decision/DecisionBar',
  component: DecisionBar,
  parameters: scopeOf(makeDeskRequest()),
} satisfies Meta<typeof DecisionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A refusal without a reason is not sent. */
export const LargeDeposit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /1차 승인/ })).toBeVisible();
    await press(canvas.getByRole('button', { name: /거절/ }));
    await expect(await canvas.findByText('사유를 선택하거나 입력해주세요.')).toBeVisible();
    await expect(bodies).toHaveLength(0);
    await press(canvas.getByRole('button', { name: '입금 미확인' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('입금 미확인');
  },
};

export const TakenUp: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '담당하기' }));
    await expect(bodies).toEqual([{ event: 'check', reason: null }]);
  },
};

export const LockedByAnother: Story = {
  parameters: scopeOf(
    makeDeskRequest({ state: 'checking', lock: { staffId: 'mem_2', until: now + 60_000 } }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/이수진 님이 담당 중입니다/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const first = makeDeskRequest({ state: 'awaiting_second' });
const approvedBy = (id: string): DeskRequest => ({
  ...first,
  money: first.money && { ...first.money, approvedBy: id },
});

export const SecondPerson: Story = {
  parameters: scopeOf(approvedBy('mem_2')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /2차 승인/ })).toBeVisible();
  },
};

export const SamePerson: Story = {
  parameters: scopeOf(approvedBy(memberKinds.admin.id)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1차 승인한 담당자는/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /2차 승인/ })).toBeNull();
    await expect(screen.getByRole('button', { name: /거절/ })).toBeVisible();
  },
};

/** Paid at the bank by hand, so it is taken up first. */
export const Withdrawal: Story = { parameters: scopeOf(makeWithdrawal()) };
export const SignUp: Story = { parameters: scopeOf(makeSignup()) };
export const Approved: Story = { parameters: scopeOf(makeDeskRequest({ state: 'approved' })) };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
