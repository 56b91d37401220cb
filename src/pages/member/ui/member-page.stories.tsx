import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeProfile, memberKinds } from '@/entities/member/testing';
import { type FakeCall, never, offline } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { memberPage } from '../page';
import { MemberPage } from './member-page';

type Answers = Parameters<typeof openedPage>[1];

const opened = (answer: Answers[string]) =>
  openedPage(
    memberPage,
    {
      'GET /member/profile': answer,
      'PUT /member/preference': ({ body }: FakeCall) => ({ body }),
    },
    { values: [[$member, memberKinds.ordinary]] },
  );

const states = {
  ordinary: opened({ body: makeProfile() }),
  loading: opened(never),
  failed: opened(offline),
};

const meta = {
  title: 'pages/member/MemberPage',
  component: MemberPage,
  parameters: { layout: 'fullscreen', router: { path: '/member' } },
} satisfies Meta<typeof MemberPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

export const Opened: Story = {
  parameters: states.ordinary,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('32,400,000원 / 50,000,000원')).toBeVisible();
    const devices = within(canvas.getByRole('list', { name: '로그인한 기기' }));
    await expect(devices.getAllByRole('listitem')).toHaveLength(3);
    await expect(devices.getByText('이 기기')).toBeVisible();
    await expect(devices.getByText('알 수 없는 기기')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '탈퇴 신청' })).toBeDisabled();
    const news = await canvas.findByRole('checkbox', { name: '소식 쪽지 받기' });
    await expect(news).toBeChecked();
    await press(news);
    await expect(news).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '명예의 전당에 표시' })).toBeChecked();
  },
};

/** A coin-only account without contact; nothing keeps it from leaving. */
export const Free: Story = {
  parameters: opened({
    body: makeProfile({
      level: 12,
      nextLevel: null,
      phoneNumber: null,
      bank: null,
      leaveObstacles: [],
      devices: makeProfile().devices.slice(0, 1),
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '탈퇴 신청' })).toBeEnabled();
    await expect(canvas.getAllByText('등록되지 않음')).toHaveLength(2);
  },
};
