import { createWatch } from 'effector';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member, coinDepositRequested, tetherWithdrawalRequested } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { MemberStrip } from './member-strip';

const parametersOf = (kind: keyof typeof memberKinds | null) => ({
  scope: () => makeScope({ values: [[$member, kind && memberKinds[kind]]] }),
});

const requests: string[] = [];

/** A scope that notes which dialogs were requested. */
function watchedScope() {
  requests.length = 0;
  const scope = parametersOf('gs').scope();
  createWatch({ unit: coinDepositRequested, scope, fn: () => requests.push('deposit') });
  createWatch({ unit: tetherWithdrawalRequested, scope, fn: () => requests.push('withdrawal') });
  return scope;
}

const meta = {
  title: 'widgets/member-strip/MemberStrip',
  component: MemberStrip,
  parameters: { router: { path: '/korea/cross' }, ...parametersOf('gs') },
} satisfies Meta<typeof MemberStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Deposit and withdrawal in tether open over the page; the address stays for a tab of its own. */
export const Gs: Story = {
  parameters: { scope: watchedScope },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '쪽지 2' })).toBeVisible();
    for (const name of ['테더충전', '테더환전', '회원정보', '쿠폰']) {
      await expect(canvas.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: '로그아웃' })).toBeVisible();
    const charge = canvas.getByRole('link', { name: /^테더충전/ });
    await expect(charge).toHaveAttribute('href', '/chargeCrypto');
    await press(charge);
    await press(canvas.getByRole('link', { name: /^테더환전/ }));
    await expect(requests).toEqual(['deposit', 'withdrawal']);
  },
};

/** European sports, in-play, live casino and slots open over the page, where the bar has room for them. */
export const Games: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    for (const name of ['유럽형', '인플레이', '카지노', '슬롯'])
      await press(await canvas.findByRole('button', { name }));
  },
};

export const CoinOnly: Story = {
  parameters: parametersOf('coinOnly'),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^회원정보/ });
    // Both are in the bar, which has no others for this member.
    await expect(canvas.queryByRole('link', { name: /^테더충전/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^충전/ })).toBeNull();
  },
};

export const Manager: Story = {
  parameters: parametersOf('manager'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '로그아웃' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Admin: Story = {
  parameters: parametersOf('admin'),
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation');
    await expect(canvas.queryByRole('button', { name: '로그아웃' })).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Guest: Story = {
  parameters: parametersOf(null),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
