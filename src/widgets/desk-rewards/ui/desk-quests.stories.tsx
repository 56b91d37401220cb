import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberKinds } from '@/entities/member/testing';
import { atHeight } from '@/features/desk-list/testing';
import { choose, press, typeInto } from '@/shared/lib/test-press';
import { scopeOf, sent } from '../lib/sample-rewards';
import { DeskQuests } from './desk-quests';

const meta = {
  title: 'widgets/desk-rewards/DeskQuests',
  component: DeskQuests,
  decorators: atHeight(860),
  parameters: { layout: 'fullscreen', scope: () => scopeOf() },
} satisfies Meta<typeof DeskQuests>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One is looked at; a new one that gives more than it costs is not sent. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('스포츠 베팅 3건 정산 완료'));
    await expect(canvas.getByRole('textbox', { name: '종료' })).toHaveValue('2026-12-11 18:00');
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await press(canvas.getByRole('button', { name: '퀘스트 등록' }));
    await typeInto(canvas.getByRole('textbox', { name: '제목' }), '베팅 3건');
    await typeInto(canvas.getByRole('textbox', { name: '건수' }), '3');
    await typeInto(canvas.getByRole('textbox', { name: '보상' }), '30000');
    await press(canvas.getByRole('checkbox', { name: /충전해야 달성/ }));
    const [, submit] = canvas.getAllByRole('button', { name: '퀘스트 등록' });
    if (submit) await press(submit);
    await expect(await canvas.findByText(/조건의 평균 비용/)).toBeVisible();
    await choose(canvas.getByLabelText('조건'), 'attendance');
    await expect(canvas.queryByRole('textbox', { name: '최소 배당' })).toBeNull();
    await expect(sent).toEqual([]);
  },
};

/** A manager sees them and changes nothing. */
export const OfManager: Story = {
  parameters: { scope: () => scopeOf({}, memberKinds.manager) },
  play: async ({ canvas }) => {
    await press(await canvas.findByText('주간 충전 50만원'));
    await expect(canvas.getByText('관리자만 변경할 수 있습니다.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '퀘스트 등록' })).toBeNull();
  },
};
