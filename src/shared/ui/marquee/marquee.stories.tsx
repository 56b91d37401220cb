import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Text } from '../text';
import { Marquee } from './marquee';

const meta = {
  title: 'shared/ui/Marquee',
  component: Marquee,
  args: {
    label: '공지',
    children: [
      <a key="1" href="#notice">
        <Text tone="brand" weight="bold">
          공지
        </Text>{' '}
        11월 22일(일) 04:00–05:00 시스템 점검이 예정되어 있습니다.
      </a>,
      <a key="2" href="#event">
        <Text tone="brand" weight="bold">
          이벤트
        </Text>{' '}
        매일 출석체크하고 7일 연속 보너스 포인트를 받아가세요.
      </a>,
    ],
  },
} satisfies Meta<typeof Marquee>;
export default meta;
type Story = StoryObj<typeof meta>;

const inRoom =
  (inlineSize: string): NonNullable<Story['decorators']> =>
  (Story) => (
    <div style={{ display: 'flex', inlineSize }}>
      <Story />
    </div>
  );

export const Running: Story = {
  args: { control: <button type="button">멈춤</button>, seconds: 100_000 },
  decorators: inRoom('300px'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region').dataset.state).toBe('running'));
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

/** Stopped by the member: read as a whole. */
export const Paused: Story = {
  args: { paused: true },
  decorators: inRoom('300px'),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('region');
    await expect(line.scrollWidth).toBe(line.clientWidth);
    await expect(canvas.getByText(/7일 연속/)).toBeVisible();
  },
};

/**
 * Everything fits: nothing runs, and there is nothing to stop. Too long for a moment, as until its font has loaded: the
 * control, which took room then, does not keep it running.
 */
export const FitsAgain: Story = {
  args: { control: <button type="button">멈춤</button>, seconds: 100_000 },
  decorators: inRoom('960px'),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('region');
    const items = line.querySelector<HTMLElement>('a')?.parentElement;
    const width = items?.offsetWidth ?? 0;
    const room = line.parentElement;
    if (!items || !room) throw new Error('no line');
    room.style.inlineSize = `${width + 10}px`;
    items.style.letterSpacing = '2px';
    await waitFor(() => expect(line.dataset.state).toBe('running'));
    items.style.letterSpacing = '';
    await waitFor(() => expect(line.dataset.state).toBe('still'));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
