import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { makeCheck, sampleNow } from '../testing';
import { RealityCheck } from './reality-check';

const api = createFakeApi({
  'GET /protection/check': { body: makeCheck() },
  'POST /protection/check': () => {
    throw new TypeError('fetch failed');
  },
});

const meta = {
  title: 'features/protection/RealityCheck',
  component: RealityCheck,
  parameters: {
    scope: () =>
      makeScope({
        values: [
          [$api, api],
          [$now, sampleNow],
        ],
      }),
  },
} satisfies Meta<typeof RealityCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No key that was meant for something else answers it, and none of the four presses is nearer than another. */
export const Due: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '이용 시간 알림' });
    await expect(screen.getByText('1시간 2분')).toBeVisible();
    await expect(screen.getByText('−30,000원')).toBeVisible();
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(dialog).toBeVisible();
    const looks = screen.getAllByRole('button').map(({ className }) => className);
    await expect(looks).toHaveLength(4);
    await expect(new Set(looks).size).toBe(1);
  },
};

/** It stays until the server knows of the answer. */
export const Unanswered: Story = {
  play: async () => {
    await press(await screen.findByRole('button', { name: '계속 이용' }));
    await screen.findByText('응답을 보내지 못했습니다. 다시 눌러주세요.');
  },
};
