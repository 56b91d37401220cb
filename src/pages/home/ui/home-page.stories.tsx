import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { longName } from '@/widgets/live-games/testing';
import { HomePage } from './home-page';
import { states } from './sample-states';

const meta = {
  title: 'pages/home/HomePage',
  component: HomePage,
  parameters: { layout: 'fullscreen', router: {} },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

export const MemberHome: Story = {
  parameters: states.ordinary,
  play: async ({ canvas }) => {
    const stage = await canvas.findByRole('region', { name: '지금 이 경기' });
    const cell = within(stage).getByRole('button', { name: /울산 HD 승, 배당 1.72/ });
    await press(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
    const card = canvas.getByText(longName).closest('li');
    await expect(card?.scrollWidth).toBe(card?.clientWidth);
  },
};

export const Guest: Story = {
  parameters: states.guest,
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'));
    await expect(page.getByRole('button', { name: '회원가입' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '내 베팅' })).toBeNull();
  },
};

/** The narrowest window a page has to fit: names stay readable beside the rest of their row. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: states.guest,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('region', { name: '곧 시작' });
    const [name] = await within(next).findAllByTitle('아스널');
    await expect(name?.clientWidth).toBeGreaterThan(120);
  },
};

export const Loading: Story = { parameters: states.loading };

export const Empty: Story = { parameters: states.empty };

export const Failed: Story = {
  parameters: states.failed,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('요청번호 Rq7fK2')).toHaveLength(4));
    await expect(canvas.getAllByRole('button', { name: '다시 시도' })).toHaveLength(4);
  },
};
