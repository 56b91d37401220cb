import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $desk } from '@/entities/desk-request';
import { makeDesk } from '@/entities/desk-request/testing';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { DeskRail } from './desk-rail';

const meta = {
  title: 'widgets/desk-shell/DeskRail',
  component: DeskRail,
  parameters: {
    router: { path: '/admin' },
    scope: () =>
      makeScope({
        values: [
          [$member, memberKinds.admin],
          [$desk, makeDesk()],
          // One minute after the sample requests were made.
          [$now, 1_795_253_520_000],
        ],
      }),
  },
} satisfies Meta<typeof DeskRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(30);
    const deposits = canvas.getByRole('link', { name: /^충전/ });
    await expect(deposits).toHaveAttribute('href', '/admin/deposit');
    await expect(canvas.getByRole('img', { name: '대기 25건, 10분 이상 대기' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '대기 3건, 10분 이상 대기' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '대기 7건' })).toBeVisible();
    await expect(canvas.getByText('1명 근무 중')).toBeVisible();
  },
};
