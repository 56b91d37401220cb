import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $desk } from '@/entities/desk-request';
import { makeDesk } from '@/entities/desk-request/testing';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $streamHealth } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { Heading } from '@/shared/ui/heading';
import { DeskShell } from './desk-shell';

const scopeOf = (...values: [unknown, unknown][]) => ({
  scope: () =>
    makeScope({ values: [[$member, memberKinds.admin], [$streamHealth, 'live'], ...values] }),
});

const meta = {
  title: 'widgets/desk-shell/DeskShell',
  component: DeskShell,
  args: { children: <Heading level={1}>충전</Heading> },
  parameters: {
    layout: 'fullscreen',
    router: { path: '/admin/deposit' },
    // One minute after the sample requests were made.
    ...scopeOf([$desk, makeDesk()], [$now, 1_795_253_520_000]),
  },
} satisfies Meta<typeof DeskShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAdmin: Story = {
  play: async ({ canvas }) => {
    const deposits = await canvas.findByRole('link', { name: /^충전/ });
    await expect(deposits).toHaveAttribute('href', '/admin/deposit');
    for (const name of ['대기 25건, 10분 이상 대기', '대기 7건'])
      await expect(canvas.getByRole('img', { name })).toBeInTheDocument();
    await expect(canvas.getByText('실시간 연결')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '로그아웃' })).toBeNull();
  },
};

export const OfManager: Story = {
  parameters: { ...scopeOf([$member, memberKinds.manager], [$desk, makeDesk()]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '로그아웃' })).toBeVisible();
  },
};

/** Before the counts were loaded, and while the stream is away. */
export const Offline: Story = { parameters: { ...scopeOf([$streamHealth, 'offline']) } };
