import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $setting } from '@/entities/setting/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { GuestCard } from './guest-card';

const meta = {
  title: 'pages/home/GuestCard',
  component: GuestCard,
  parameters: {
    router: {},
    scope: () => makeScope({ values: [[$setting, { joinStartEndFlg: true }]] }),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof GuestCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody can join: the login is what is left. */
export const SignupClosed: Story = {};
