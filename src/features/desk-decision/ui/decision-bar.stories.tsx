import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $desk, type DeskRequest } from '@/entities/desk-request';
import {
  makeDesk,
  makeDeskRequest,
  makeSetting,
  makeTetherWithdrawal,
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

/** A refusal without a reason is not sent; taking it up needs none. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /1차 승인/ })).toBeVisible();
    await press(canvas.getByRole('button', { name: /거절/ }));
    await expect(await canvas.findByText('사유를 선택하거나 입력해주세요.')).toBeVisible();
    await expect(bodies).toHaveLength(0);
    await press(canvas.getByRole('button', { name: '입금 미확인' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('입금 미확인');
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

export const SamePerson: Story = {
  parameters: scopeOf({
    ...first,
    money: first.money && { ...first.money, approvedBy: memberKinds.admin.id },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1차 승인한 담당자는/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /2차 승인/ })).toBeNull();
    await expect(screen.getByRole('button', { name: /거절/ })).toBeVisible();
  },
};

/** What was paid and came back from the bank is not refused: words and reasons say so. */
export const Paid: Story = {
  parameters: scopeOf(makeWithdrawal({ state: 'paid' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('반송할 때 필수이며 회원에게 표시됩니다.')).toBeVisible();
    await press(canvas.getByRole('button', { name: '은행에서 반송' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('은행에서 반송');
  },
};
/** Coins are sent from a wallet: neither words nor reasons speak of a bank. */
export const OfCoins: Story = {
  parameters: scopeOf(makeTetherWithdrawal()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('코인을 보내기 전에 먼저 담당해주세요.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '지갑 주소 확인 필요' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '예금주 불일치' })).toBeNull();
  },
};

const { setting } = makeSetting();
const ownChange = makeSetting({
  setting: setting && {
    ...setting,
    askedBy: memberKinds.admin.id,
    approvedBy: memberKinds.admin.id,
  },
});

/** Whoever requested a change of settings only takes it back, without a reason to type. */
export const OwnChange: Story = {
  parameters: scopeOf(ownChange),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /거두기/ })).toBeEnabled();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /거절|2차 승인/ })).toBeNull();
  },
};

/** What cannot be granted as things are now says why, and may still be refused. */
export const GrantOff: Story = {
  args: { grantOff: '요청한 뒤에 현재 값이 바뀌어 승인할 수 없습니다.' },
  parameters: scopeOf(makeSetting()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /2차 승인/ })).toBeDisabled();
    await expect(canvas.getByText(/현재 값이 바뀌어/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /거절/ })).toBeEnabled();
  },
};
