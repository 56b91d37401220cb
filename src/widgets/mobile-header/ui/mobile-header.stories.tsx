import { expect, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { MobileHeader } from './mobile-header';

const scopeOf = (kind: keyof typeof memberKinds) => ({
  scope: () => makeScope({ values: [[$member, memberKinds[kind]]] }),
});

const meta = {
  title: 'widgets/mobile-header/MobileHeader',
  component: MobileHeader,
  parameters: { layout: 'fullscreen', router: { path: '/korea/cross' }, ...scopeOf('gs') },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MobileHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  parameters: { scope: () => makeScope() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '로그인' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '회원가입' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '충전' })).toBeNull();
  },
};

/** With the hairline of the frame below it 52 px. */
export const OneLine: Story = {
  play: async ({ canvas }) => {
    const { dataset } = document.documentElement;
    const { layout } = dataset;
    dataset.layout = 'mobile';
    const mark = await canvas.findByRole('link', { name: /한판/ });
    await expect(mark.parentElement?.clientHeight).toBe(51);
    await expect(canvas.getAllByText(/1,284,500/)).toHaveLength(1);
    if (layout === undefined) delete dataset.layout;
    else dataset.layout = layout;
  },
};

export const Gs: Story = {
  play: async ({ canvas, step }) => {
    await step('the balance leads to the member page', async () => {
      const link = await canvas.findByRole('link', { name: /1,284,500/ });
      await expect(link).toHaveAttribute('href', '/member');
    });
    await step('the notifications are beside the menu', async () => {
      await expect(canvas.getByRole('button', { name: '알림' })).toBeVisible();
    });
    await step('the keyboard opens the menu', async () => {
      const menu = canvas.getByRole('button', { name: '메뉴 열기' });
      menu.focus();
      await userEvent.keyboard('{Enter}');
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
    });
  },
};

export const CoinOnly: Story = {
  parameters: scopeOf('coinOnly'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$1,234.56')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '테더충전' })).toHaveAttribute(
      'href',
      '/chargeCrypto',
    );
  },
};

export const Admin: Story = {
  parameters: scopeOf('admin'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('관리자')).toBeVisible();
    // The mark alone is a link.
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: '알림' })).toBeNull();
  },
};

/** The narrowest phone with the longest figure: nothing runs out of the window. */
export const Narrow: Story = {
  parameters: scopeOf('wealthy'),
  decorators: [
    (Story) => (
      <div data-testid="frame" style={{ inlineSize: '360px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '메뉴 열기' });
    const frame = canvas.getByTestId('frame');
    await expect(frame.scrollWidth).toBe(360);
  },
};
