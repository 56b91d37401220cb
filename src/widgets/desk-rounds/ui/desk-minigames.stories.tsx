import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { scopeOf, sent } from '../lib/sample-rounds';
import { DeskMinigames } from './desk-minigames';

const meta = {
  title: 'widgets/desk-rounds/DeskMinigames',
  component: DeskMinigames,
  parameters: { layout: 'fullscreen', scope: () => scopeOf() },
} satisfies Meta<typeof DeskMinigames>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is closed is opened; a game is found by its provider, and not closed without a reason. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('스카이파크 스피드바카라1'));
    const panel = canvas.getByRole('complementary', { name: '게임 상세' });
    await expect(panel).toHaveTextContent('점검 중 · 11-21 18:03까지');
    await expect(canvas.getByRole('button', { name: '점검 종료' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '점검 종료 예정' })).toBeNull();
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await typeInto(canvas.getByRole('searchbox'), '가상게임');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await press(canvas.getByText('가상축구 유로컵'));
    await press(canvas.getByRole('button', { name: '점검 시작' }));
    await expect(await canvas.findByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
