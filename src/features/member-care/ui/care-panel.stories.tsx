import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDeskMember } from '@/entities/desk-member/testing';
import { choose, press, typeInto } from '@/shared/lib/test-press';
import { bodies, careOf } from '../lib/sample-care';
import { CarePanel } from './care-panel';

const meta = {
  title: 'features/member-care/CarePanel',
  component: CarePanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
  parameters: careOf(makeDeskMember()),
} satisfies Meta<typeof CarePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An adjustment says what it comes to; the reward of an event goes to money or points. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '조정하기' }));
    await expect(canvas.getByText('0보다 큰 금액을 입력해주세요.')).toBeVisible();
    await typeInto(canvas.getByLabelText('금액'), '40000');
    await typeInto(canvas.getByLabelText('사유'), '무효 보상');
    await expect(canvas.getByText('1,324,500원')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '40,000원 지급' })).toBeVisible();
    await typeInto(canvas.getByLabelText('금액'), '0');
    await expect(canvas.getByText(/다른 관리자의 2차 승인이 필요합니다/)).toBeVisible();
    await choose(await canvas.findByLabelText('이벤트 보상'), '5');
    await choose(canvas.getByLabelText('대상'), 'tether');
    await press(canvas.getByRole('button', { name: /지급$/ }));
    await expect(canvas.getByText(/보유머니나 포인트로만/)).toBeVisible();
    await choose(canvas.getByLabelText('대상'), 'points');
    await waitFor(() => expect(canvas.queryByText(/보유머니나 포인트로만/)).toBeNull());
  },
};

/** What an admin sets about a member, which needs a reason. */
export const StandingAndRate: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '등급' }));
    await expect(canvas.getByLabelText('성향')).toHaveValue('0');
    await press(canvas.getByRole('button', { name: '등급·성향 저장' }));
    await expect(canvas.getByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
    await expect(bodies).toEqual([]);
    await press(canvas.getByRole('button', { name: '롤링' }));
    await expect(canvas.getByText('현재 0.8%')).toBeVisible();
    await typeInto(canvas.getByLabelText('적립률 (%)'), '1.25');
    await typeInto(canvas.getByLabelText('사유'), '총판 계약');
    await press(canvas.getByRole('button', { name: '적립률 저장' }));
    await expect(bodies).toEqual([{ category: 'casino', basisPoints: 125, reason: '총판 계약' }]);
  },
};

/** A manager writes notes and takes measures alone. */
export const OfManager: Story = {
  parameters: careOf(makeDeskMember(), {}, 'manager'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: '메모' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '조정' })).toBeNull();
    await typeInto(canvas.getByRole('textbox', { name: '메모' }), '전화 확인');
    await press(canvas.getByRole('button', { name: '메모 남기기' }));
    await waitFor(() => expect(bodies).toEqual([{ contents: '전화 확인' }]));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '메모' })).toHaveValue(''));
    await press(canvas.getByRole('button', { name: '조치' }));
    await expect(canvas.getByLabelText('정지 기간')).toBeVisible();
    await press(canvas.getByRole('button', { name: '정지' }));
    await expect(canvas.getByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
  },
};
