import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberKinds } from '@/entities/member/testing';
import { atHeight } from '@/features/desk-list/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeProvider, scopeOf, sent } from '../lib/sample-casino';
import { DeskCasino } from './desk-casino';

const meta = {
  title: 'widgets/desk-casino/DeskCasino',
  component: DeskCasino,
  decorators: atHeight(720),
  parameters: { layout: 'fullscreen', scope: () => scopeOf() },
} satisfies Meta<typeof DeskCasino>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is closed is opened, what is not connected is neither; nothing is closed without a reason. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(await canvas.findByText('유러피언 룰렛'));
    const panel = canvas.getByRole('complementary', { name: '카지노 게임 상세' });
    await expect(panel).toHaveTextContent('점검 중 · 11-22 06:00까지');
    await expect(canvas.getByRole('button', { name: '점검 종료' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '점검 종료 예정' })).toBeNull();
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await typeInto(canvas.getByRole('searchbox'), '에볼루션');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await press(canvas.getAllByText('에볼루션')[0] ?? panel);
    await expect(canvas.getByText('아직 연동되지 않은 게임사입니다.')).toBeVisible();
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await typeInto(canvas.getByRole('searchbox'), '달항아리');
    await press(canvas.getByText('학과 달항아리'));
    await press(canvas.getByRole('button', { name: '점검 시작' }));
    await expect(await canvas.findByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};

/** Its games are closed with a provider, though each is open itself. */
export const ProviderClosed: Story = {
  parameters: {
    scope: () =>
      scopeOf(
        {
          'GET /desk/casino': { body: { data: [makeProvider({ state: 'maintenance' })] } },
        },
        memberKinds.manager,
      ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('게임사 점검 중')).toBeVisible();
  },
};
