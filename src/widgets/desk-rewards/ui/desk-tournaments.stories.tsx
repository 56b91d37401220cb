import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberKinds } from '@/entities/member/testing';
import { atHeight } from '@/features/desk-list/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { scopeOf, sent } from '../lib/sample-rewards';
import { DeskTournaments } from './desk-tournaments';

const meta = {
  title: 'widgets/desk-rewards/DeskTournaments',
  component: DeskTournaments,
  decorators: atHeight(860),
  parameters: { layout: 'fullscreen', scope: () => scopeOf() },
} satisfies Meta<typeof DeskTournaments>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One that runs is as promised; one that is to come is changed, but not with a rank that is missing. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('달러 카지노 토너먼트'));
    await expect(canvas.getByText('$50.00')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '저장' })).toBeNull();
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await press(canvas.getByText('주말 스포츠 토너먼트'));
    await typeInto(canvas.getByRole('textbox', { name: '상금' }), '{Enter}12 1000');
    await press(canvas.getByRole('button', { name: '저장' }));
    await expect(await canvas.findByText(/빠지거나 겹치는 순위/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '토너먼트 삭제' })).toBeVisible();
    await expect(sent).toEqual([]);
  },
};

/** A manager sees them and changes nothing. */
export const OfManager: Story = {
  parameters: { scope: () => scopeOf({}, memberKinds.manager) },
  play: async ({ canvas }) => {
    await press(await canvas.findByText('주말 스포츠 토너먼트'));
    await expect(canvas.getByText('관리자만 변경할 수 있습니다.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '토너먼트 삭제' })).toBeNull();
  },
};
