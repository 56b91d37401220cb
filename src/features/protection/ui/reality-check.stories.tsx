import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { makeCheck, sampleNow } from '../testing';
import { RealityCheck } from './reality-check';

type Answers = Parameters<typeof createFakeApi>[0];

const next = makeCheck({ isDue: false, nextAt: sampleNow + 3_600_000 });

const told = (answers: Answers = {}, part: Parameters<typeof makeCheck>[0] = {}) => ({
  scope: () =>
    makeScope({
      values: [
        [
          $api,
          createFakeApi({
            'GET /protection/check': { body: makeCheck(part) },
            'POST /protection/check': { body: next },
            ...answers,
          }),
        ],
        [$now, sampleNow],
      ],
    }),
});

const meta = {
  title: 'features/protection/RealityCheck',
  component: RealityCheck,
  parameters: told(),
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

export const Answered: Story = {
  play: async () => {
    await press(await screen.findByRole('button', { name: '계속 이용' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Which closes it as an answer does; the page of limits follows. */
export const ToLimits: Story = {
  play: async () => {
    await press(await screen.findByRole('button', { name: '이용 한도' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Won: Story = {
  parameters: told({}, { net: 120_000, startedAt: sampleNow - 7_200_000 }),
  play: async () => {
    await expect(await screen.findByText('+120,000원')).toBeVisible();
    await expect(screen.getByText('2시간')).toBeVisible();
  },
};

/** It stays until the server knows of the answer. */
export const Unanswered: Story = {
  parameters: told({
    'POST /protection/check': () => {
      throw new TypeError('fetch failed');
    },
  }),
  play: async () => {
    await press(await screen.findByRole('button', { name: '계속 이용' }));
    await screen.findByText('응답을 보내지 못했습니다. 다시 눌러주세요.');
  },
};

export const Dollars: Story = { parameters: told({}, { net: -123_456, currency: 'USD' }) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
