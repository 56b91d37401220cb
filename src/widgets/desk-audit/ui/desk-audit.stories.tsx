import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeAuditRecord } from '@/entities/desk-audit/testing';
import { deskScope } from '@/features/desk-list/testing';
import { choose, press, typeInto } from '@/shared/lib/test-press';
import { DeskAudit } from './desk-audit';

let paths: string[] = [];
const long = '입금자명을 닉네임으로 적는 경우가 있어 '.repeat(12);
const data = [
  makeAuditRecord(),
  makeAuditRecord({
    id: 1841,
    action: 'member.suspend',
    target: 'mem_9',
    changes: [
      { field: 'state', before: 'approved', after: 'suspended' },
      { field: 'reason', before: null, after: '본인 확인' },
    ],
  }),
  makeAuditRecord({
    id: 1839,
    action: 'bank.change',
    target: 'bank:27',
    changes: [{ field: 'useFlag', before: '1', after: '0' }],
  }),
  makeAuditRecord({
    id: 1838,
    action: 'member.note',
    target: 'mem_9',
    changes: [{ field: 'contents', before: null, after: long }],
  }),
  makeAuditRecord({ id: 1840, action: 'weather.rain', changes: [] }),
];

const meta = {
  title: 'widgets/desk-audit/DeskAudit',
  component: DeskAudit,
  parameters: {
    layout: 'fullscreen',
    scope: () => {
      paths = [];
      return deskScope({
        'GET /admin/audit': ({ path }) => {
          paths.push(path);
          return { body: { data, nextCursor: null } };
        },
      });
    },
  },
} satisfies Meta<typeof DeskAudit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('상태 정상 → 정지 · 사유 없음 → 본인 확인')).toBeVisible();
    await expect(canvas.getByText('은행 27번')).toBeVisible();
    await press(await canvas.findByText('회원 정지'));
    const state = canvas.getByRole('region', { name: '상태' });
    await expect(state).toHaveTextContent('이전정상이후정지');
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await press(canvas.getByText('weather rain'));
    await expect(canvas.getByText('바뀐 값이 없습니다.')).toBeVisible();
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await choose(canvas.getByLabelText('구분'), 'member');
    await waitFor(() => expect(paths.at(-1)).toContain('action=member'));
    await typeInto(canvas.getByRole('searchbox'), 'mem_9');
    await waitFor(() => expect(paths.at(-1)).toContain('target=mem_9'));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await typeInto(canvas.getByRole('searchbox'), '은행 27번');
    await waitFor(() => expect(paths.at(-1)).toContain('target=bank%3A27'));
  },
};
