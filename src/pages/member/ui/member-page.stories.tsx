import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { openedPage } from '@/shared/lib/test-page';
import { inScenarios } from '@/shared/lib/test-scope';
import { makeProfile } from '@/entities/member/testing';
import { memberPage } from '../page';
import { MemberPage } from './member-page';

type Answers = Parameters<typeof openedPage>[1];

const opened = (answer: Answers[string]) =>
  openedPage(
    memberPage,
    { 'GET /member/profile': answer },
    { values: [[$member, memberKinds.ordinary]] },
  );

const states = {
  ordinary: opened({ body: makeProfile() }),
  loading: opened(() => new Promise<never>(() => {})),
  failed: opened(() => {
    throw new TypeError('fetch failed');
  }),
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
    await expect(canvas.getByText('이 기기')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '탈퇴 신청' })).toBeDisabled();
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

export const Phone: Story = {
  parameters: states.ordinary,
  globals: { viewport: { value: 'phone' } },
};
