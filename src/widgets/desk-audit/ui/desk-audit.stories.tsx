import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeAuditRecord } from '@/entities/desk-audit/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { choose, press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { DeskAudit } from './desk-audit';

type Answer = Parameters<typeof createFakeApi>[0][string];

let asked: string[] = [];
const rows = [
  makeAuditRecord(),
  makeAuditRecord({
    ...{ id: 1841, action: 'member.suspend', target: 'mem_9' },
    changes: [
      { field: 'state', before: 'approved', after: 'suspended' },
      { field: 'reason', before: null, after: '본인 확인' },
    ],
  }),
  makeAuditRecord({
    ...{ id: 1839, action: 'bank.change', target: 'bank:27' },
    changes: [{ field: 'useFlag', before: '1', after: '0' }],
  }),
  makeAuditRecord({ id: 1840, action: 'weather.rain', changes: [] }),
];
const auditOf = (answer: Answer) => ({
  scope: () => makeScope({ values: [[$api, createFakeApi({ 'GET /admin/audit': answer })]] }),
});

const meta = {
  title: 'widgets/desk-audit/DeskAudit',
  component: DeskAudit,
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    ...auditOf(({ path }) => {
      asked.push(path);
      return { body: { data: rows, nextCursor: null } };
    }),
  },
} satisfies Meta<typeof DeskAudit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas, userEvent }) => {
    asked = [];
    await expect(await canvas.findByText('상태 정상 → 정지 · 사유 없음 → 본인 확인')).toBeVisible();
    await expect(canvas.getByText('은행 27번')).toBeVisible();
    await press(await canvas.findByText('회원 정지'));
    const panel = canvas.getByRole('complementary', { name: '기록 상세' });
    await expect(panel).toHaveTextContent('본인 확인');
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await choose(canvas.getByLabelText('구분'), 'member');
    await waitFor(() => expect(asked.at(-1)).toContain('action=member'));
    await typeInto(canvas.getByRole('searchbox'), 'mem_9');
    await waitFor(() => expect(asked.at(-1)).toContain('target=mem_9'));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await typeInto(canvas.getByRole('searchbox'), '은행 27번');
    await waitFor(() => expect(asked.at(-1)).toContain('target=bank%3A27'));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: auditOf({ body: { data: [], nextCursor: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('검색 결과가 없습니다.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: auditOf(() => new Promise<never>(() => {})),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '감사 기록' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: auditOf(() => {
    throw new TypeError('fetch failed');
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('감사 기록을 불러오지 못했습니다.')).toBeVisible();
  },
};
