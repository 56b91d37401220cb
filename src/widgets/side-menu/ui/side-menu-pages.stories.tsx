import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $counts } from '@/entities/game';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { SideMenuPages } from './side-menu-pages';

function scopeOf(kind: keyof typeof memberKinds | null) {
  return { scope: () => makeScope({ values: [[$member, kind && memberKinds[kind]]] }) };
}

const meta = {
  title: 'widgets/side-menu/SideMenuPages',
  component: SideMenuPages,
  parameters: { router: { path: '/korea/cross' }, ...scopeOf('gs') },
  // The menu has one width.
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SideMenuPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfMember: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '크로스' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** Pressing a group brings its pages into sight and moves the focus to the first of them. */
export const ToAGroup: Story = {
  play: async ({ canvas }) => {
    const rail = within(await canvas.findByRole('navigation', { name: '페이지 묶음' }));
    const community = rail.getByRole('button', { name: '커뮤니티' });
    await press(community);
    await expect(community).toHaveAttribute('aria-current', 'true');
    const group = within(canvas.getByRole('region', { name: '커뮤니티' }));
    await expect(group.getAllByRole('link')[0]).toHaveFocus();
  },
};

/** The numbers of matches and games stand beside their pages. */
export const WithCounts: Story = {
  parameters: {
    scope: () =>
      makeScope({
        values: [
          [$member, memberKinds.gs],
          [$counts, { cross: { football: 88, basketball: 40 }, live: { football: 18 } }],
        ],
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /크로스\s*128/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /EOS\s*5/ })).toBeVisible();
  },
};
export const OfGuest: Story = { parameters: scopeOf(null) };
