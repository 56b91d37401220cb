import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $isPanelOpen } from '../model';
import { ShortcutPanel } from './shortcut-panel';

function scopeOf(kind: keyof typeof memberKinds | null) {
  const values = [
    [$member, kind && memberKinds[kind]],
    [$isPanelOpen, true],
  ] as const;
  return { scope: () => makeScope({ values }) };
}

const meta = {
  title: 'widgets/lower-bar/ShortcutPanel',
  component: ShortcutPanel,
  parameters: { layout: 'fullscreen', router: { path: '/korea/cross' }, ...scopeOf('gs') },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof ShortcutPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfMember: Story = {
  play: async () => {
    await press(await screen.findByRole('button', { name: '바로가기 닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const OfGuest: Story = { parameters: scopeOf(null) };
