import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDeskMember, makeMemberRow } from '@/entities/desk-member/testing';
import { makeProblem } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { careOf } from '../lib/sample-care';
import { MeasureForm } from './measure-form';

const meta = {
  title: 'features/member-care/MeasureForm',
  component: MeasureForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
  parameters: careOf(makeDeskMember()),
} satisfies Meta<typeof MeasureForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('정지 기간')).toBeVisible();
    await press(canvas.getByRole('button', { name: '정지' }));
    await expect(canvas.getByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
  },
};

/** Of a member who is kept out, lifting it comes first. */
export const Suspended: Story = {
  parameters: careOf(
    makeDeskMember({
      member: makeMemberRow({ state: 'suspended' }),
      ban: { kind: 'suspend', until: null, reason: '본인 확인', by: '이수진', at: 1 },
      withdrawTriesLeft: 0,
    }),
    { 'POST /desk/member/mem_9/restore': makeProblem('INVALID_STATE') },
  ),
  play: async ({ canvas }) => {
    const acts = [
      ...(canvas.getByLabelText('조치', { selector: 'select' }) as HTMLSelectElement).options,
    ];
    await expect(acts.map(({ label }) => label)).toEqual([
      ...['정지 해제', '정지', '차단', '접속 모두 종료', '환전 잠금 해제', 'IP 차단'],
    ]);
  },
};

/** Of a member who is leaving: it is taken back, or confirmed for good. */
export const Leaving: Story = {
  parameters: careOf(
    makeDeskMember({
      member: makeMemberRow({ state: 'leaving' }),
      leaving: {
        ...{ at: 1, until: Number.MAX_SAFE_INTEGER, givenUp: 0, state: 'open' },
        ...{ endedAt: null, by: null, reason: null, obstacles: [] },
      },
    }),
  ),
  play: async ({ canvas }) => {
    const acts = [
      ...(canvas.getByLabelText('조치', { selector: 'select' }) as HTMLSelectElement).options,
    ];
    await expect(acts.map(({ label }) => label)).toEqual([
      ...['탈퇴 되돌리기', '탈퇴 확정', '접속 모두 종료', 'IP 차단'],
    ]);
  },
};
