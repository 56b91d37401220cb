import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberKinds } from '@/entities/member/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { scopeOf, sent } from '../lib/sample-rewards';
import { DeskAttendance } from './desk-attendance';

const meta = {
  title: 'widgets/desk-rewards/DeskAttendance',
  component: DeskAttendance,
  parameters: { layout: 'fullscreen', scope: () => scopeOf() },
} satisfies Meta<typeof DeskAttendance>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rules that give more than a tenth of the deposit are not sent. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('214명')).toBeVisible();
    const points = canvas.getByRole('textbox', { name: '하루 보상' });
    await expect(points).toHaveValue('1000');
    await typeInto(points, '0');
    await press(canvas.getByRole('button', { name: '저장' }));
    await expect(
      await canvas.findByText('당일 최소 충전의 10분의 1까지 입력할 수 있습니다.'),
    ).toBeVisible();
    await expect(sent).toEqual([]);
  },
};

/** A manager sees them and changes nothing. */
export const OfManager: Story = {
  parameters: { scope: () => scopeOf({}, memberKinds.manager) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10일 10,000P, 20일 20,000P')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '저장' })).toBeNull();
  },
};
