import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $setting } from '@/entities/setting/testing';
import { $isSideMenuOpen } from '@/entities/site-menu';
import { press } from '@/shared/lib/test-press';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { factAnswers } from '../lib/sample-facts';
import { SideMenuSheet } from './side-menu-sheet';

function scopeOf(kind: keyof typeof memberKinds | null) {
  const values = [
    [$member, kind && memberKinds[kind]],
    [$setting, { currentAccessUserCount: 1284 }],
    [$api, createFakeApi({ 'GET /sports/count': { body: [] }, ...factAnswers })],
    [$isSideMenuOpen, true],
  ] as const;
  return { scope: () => makeScope({ values }) };
}

const meta = {
  title: 'widgets/side-menu/SideMenuSheet',
  component: SideMenuSheet,
  parameters: { layout: 'fullscreen', router: { path: '/korea/cross' }, ...scopeOf('gs') },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SideMenuSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OfStaff: Story = { parameters: scopeOf('manager') };

export const Closed: Story = {
  play: async () => {
    await press(await screen.findByRole('button', { name: '메뉴 닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
