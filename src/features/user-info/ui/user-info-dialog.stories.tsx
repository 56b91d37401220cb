import { expect, screen, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $expiresAt, $member, type Member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $setting } from '@/entities/setting/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { kstInstant } from '@/shared/lib/format';
import { UserInfoDialog } from './user-info-dialog';

const showing = (member: Partial<Member> = {}) => ({
  scope: () =>
    makeScope({
      values: [
        [$member, makeMember(member)],
        [$expiresAt, kstInstant('2026-11-21 14:30:00')],
        [$setting, { idNiknameBan: ['운영자'] }],
        [$api, createFakeApi({ 'GET /member/check': { body: 0 } })],
      ],
    }),
});

const meta = {
  title: 'features/user-info/UserInfoDialog',
  component: UserInfoDialog,
  parameters: showing(),
} satisfies Meta<typeof UserInfoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const nickname = () => screen.findByRole('textbox', { name: '닉네임' });

export const Ordinary: Story = {
  play: async ({ step }) => {
    await screen.findByRole('img', { name: '레벨 GS' });
    await step('Enter checks a nickname, and the particle follows its sound', async () => {
      await typeInto(await nickname(), '한강{Enter}');
      await screen.findByText('한강은 사용 가능합니다.');
    });
    await step('a banned one is refused', async () => {
      await userEvent.clear(await nickname());
      await typeInto(await nickname(), '운영자{Enter}');
      await screen.findByText('사용이 금지된 닉네임입니다.');
    });
  },
};

export const CoinOnly: Story = {
  parameters: showing({
    // As long as names may be.
    nickname: '가나다라마바사아자차',
    level: 7,
    isCoinOnly: true,
    currency: 'USD',
    emoney: 123_456,
    lastLoginAt: null,
  }),
};

/** Staff of type 1 and role 10 see no logout. */
export const Admin: Story = {
  parameters: showing({ type: 1, role: 10, withdrawalType: 0, userId: 'admin01' }),
  play: async () => {
    await screen.findByText('관리자');
    await expect(screen.queryByRole('button', { name: '로그아웃' })).toBeNull();
  },
};
