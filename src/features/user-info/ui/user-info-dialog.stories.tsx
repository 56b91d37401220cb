import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $expiresAt, $member, type Member } from '@/entities/member';
import { $setting } from '@/entities/setting/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { kstInstant } from '@/shared/lib/format';
import { UserInfoDialog } from './user-info-dialog';

const member: Member = {
  id: 'mem_1',
  userId: 'member02',
  nickname: '한강바람',
  level: 12,
  emoney: 1_284_500,
  point: 12_400,
  currency: 'KRW',
  type: 1,
  role: 0,
  withdrawalType: 1,
  tendency: 0,
  isCoinOnly: false,
  unreadCount: 0,
  lastLoginAt: kstInstant('2026-11-20 21:14:05'),
  sessionExpiresAt: kstInstant('2026-11-21 14:30:00'),
  sessionEndsAt: kstInstant('2026-11-22 00:14:05'),
};

function showing(some: Partial<Member> = {}, count: () => number | Promise<number> = () => 0) {
  const api = createFakeApi({ 'GET /member/check': async () => ({ body: await count() }) });
  return {
    scope: () =>
      makeScope({
        values: [
          [$member, { ...member, ...some }],
          [$expiresAt, member.sessionExpiresAt],
          [$setting, { idNiknameBan: ['운영자'] }],
          [$api, api],
        ],
      }),
  };
}

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

export const Taken: Story = {
  parameters: showing({}, () => 1),
  play: async () => {
    await typeInto(await screen.findByRole('textbox', { name: '아이디' }), 'member01{Enter}');
    await screen.findByText('member01은(는) 이미 사용 중입니다.');
  },
};

export const Asking: Story = {
  parameters: showing({}, () => new Promise(() => {})),
  play: async () => {
    await typeInto(await nickname(), '한강{Enter}');
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: '중복 확인' })[1]).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
};

export const CoinOnly: Story = {
  parameters: showing({
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
