import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $expiresAt, $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $now } from '@/shared/lib/clock';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $isWarned } from '../model';
import { SessionWarning } from './session-warning';

const meta = {
  title: 'features/extend-session/SessionWarning',
  component: SessionWarning,
  parameters: {
    layout: 'fullscreen',
    scope: () =>
      makeScope({
        values: [
          [$isWarned, true],
          [$expiresAt, 60_000],
          [$now, 18_000],
        ],
      }),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '160px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SessionWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('42초 뒤 자동으로 로그아웃됩니다.')).toBeVisible();
    await press(canvas.getByRole('button', { name: '연장' }));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The end of the longest session: more time cannot be had. */
export const Final: Story = {
  parameters: {
    scope: () =>
      makeScope({
        values: [
          [$isWarned, true],
          [$expiresAt, 60_000],
          [$member, makeMember({ sessionEndsAt: 60_000 })],
          [$now, 18_000],
        ],
      }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('42초 뒤 자동으로 로그아웃됩니다. 연장할 수 없으니 다시 로그인해주세요.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '연장' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '다시 로그인' })).toBeVisible();
  },
};
