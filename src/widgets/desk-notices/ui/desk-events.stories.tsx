import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { atHeight } from '@/features/desk-list/testing';
import { choose, press } from '@/shared/lib/test-press';
import { scopeOf, sent } from '../lib/sample-notices';
import { DeskEvents } from './desk-events';

const meta = {
  title: 'widgets/desk-notices/DeskEvents',
  component: DeskEvents,
  decorators: atHeight(860),
  parameters: { layout: 'fullscreen', scope: () => scopeOf() },
} satisfies Meta<typeof DeskEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('게시 중')).toBeVisible();
    await expect(canvas.getByText('1,204명')).toBeVisible();
    await expect(canvas.getByText('1,284명')).toBeVisible();
    await press(canvas.getByText('가을 리그 응원 이벤트'));
    await press(canvas.getByRole('checkbox', { name: 'USD 간편 가입 회원도 참여' }));
    await choose(canvas.getByRole('combobox', { name: '참여 등급' }), '4');
    await press(canvas.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(sent).toMatchObject([{ isForCoin: false, minLevel: 4 }]));
  },
};
