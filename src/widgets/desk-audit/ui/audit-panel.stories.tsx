import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeAuditRecord } from '@/entities/desk-audit/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { AuditPanel } from './audit-panel';

const meta = {
  title: 'widgets/desk-audit/AuditPanel',
  component: AuditPanel,
  args: { record: makeAuditRecord() },
  parameters: { scope: () => makeScope() },
} satisfies Meta<typeof AuditPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    const state = canvas.getByRole('region', { name: '상태' });
    await expect(state).toHaveTextContent('이전checking이후approved');
  },
};

export const LongText: Story = {
  args: {
    record: makeAuditRecord({
      action: 'member.note',
      changes: [
        {
          field: 'contents',
          before: null,
          after: '입금자명을 닉네임으로 적는 경우가 있어 '.repeat(12),
        },
      ],
    }),
  },
};

export const NoChanges: Story = {
  args: { record: makeAuditRecord({ action: 'member.endSessions', changes: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('바뀐 값이 없습니다.')).toBeVisible();
  },
};
