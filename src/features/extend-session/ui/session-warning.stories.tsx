import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $expiresAt } from '@/entities/member';
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

export const LastMinute: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('42초 뒤 자동으로 로그아웃됩니다.')).toBeVisible();
  },
};

export const Extended: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '연장' }));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
