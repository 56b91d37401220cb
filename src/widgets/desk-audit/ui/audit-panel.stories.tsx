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
    await expect(state).toHaveTextContent('이전확인중이후완료');
  },
};

/** An amount in its currency, and who it went to. */
export const Amounts: Story = {
  args: {
    record: makeAuditRecord({
      action: 'adjustment.approve',
      changes: [
        { field: 'state', before: 'requested', after: 'awaiting_second' },
        { field: 'memberId', before: null, after: 'mem_9' },
        { field: 'account', before: null, after: 'money' },
        { field: 'amount', before: null, after: '400000' },
        { field: 'currency', before: null, after: 'KRW' },
        { field: 'reason', before: null, after: '무효 보상' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('region', { name: '금액' });
    await expect(amount).toHaveTextContent('이전없음이후+400,000원');
  },
};

/** Times are those of Seoul, and a popup is named by its number. */
export const Times: Story = {
  args: {
    record: makeAuditRecord({
      ...{ action: 'popup.change', target: 'popup:7' },
      changes: [{ field: 'endsAt', before: '1795253460000', after: '1795339860000' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('팝업 7번')).toBeVisible();
    const end = canvas.getByRole('region', { name: '종료' });
    await expect(end).toHaveTextContent('이전2026-11-21 18:31:00이후2026-11-22 18:31:00');
  },
};

/** A correction says each part of the match. */
export const Scores: Story = {
  args: {
    record: makeAuditRecord({
      ...{ action: 'fixture.correct', target: 'k7m2x9qa' },
      changes: [
        {
          field: 'scores',
          before: '{"10":{"home":1,"away":0},"100":{"home":1,"away":0}}',
          after: '{"10":{"home":1,"away":1},"100":{"home":1,"away":1}}',
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const scores = canvas.getByRole('region', { name: '점수' });
    await expect(scores).toHaveTextContent('이전전반전 1:0, 최종 1:0이후전반전 1:1, 최종 1:1');
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
