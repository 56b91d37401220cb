import { allSettled, type Scope } from 'effector';
import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeAuditRecord } from '@/entities/desk-audit/testing';
import { deskResumed } from '@/entities/desk-request';
import { deskScope } from '@/features/desk-list/testing';
import { RecentActions } from './recent-actions';

let scope: Scope;
let calls = 0;

const meta = {
  title: 'widgets/desk-audit/RecentActions',
  component: RecentActions,
  parameters: {
    router: { path: '/admin' },
    scope() {
      calls = 0;
      scope = deskScope({
        'GET /admin/audit': () => {
          calls += 1;
          const data = [makeAuditRecord(), makeAuditRecord({ id: 1841, action: 'member.suspend' })];
          const newer = makeAuditRecord({ id: 1843, action: 'inquiry.answer', by: '최유라' });
          return { body: { data: calls === 1 ? data : [newer, ...data], nextCursor: null } };
        },
      });
      return scope;
    },
  },
} satisfies Meta<typeof RecentActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const actions = await canvas.findAllByRole('listitem');
    await expect(actions[0]).toHaveTextContent('18:31이수진충전 승인 req_2n7v4x9t');
    await allSettled(deskResumed, { scope });
    await waitFor(
      () => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('최유라문의 답변'),
      { timeout: 8_000 },
    );
    await expect(canvas.getByRole('link', { name: '감사 기록' })).toHaveAttribute(
      'href',
      '/admin/audit',
    );
  },
};
