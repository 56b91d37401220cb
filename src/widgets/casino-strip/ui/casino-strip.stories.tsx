import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { inAnswers } from '@/shared/lib/test-page';
import { casinoAnswers } from '../lib/sample-lobbies';
import { CasinoStrip } from './casino-strip';

const values = [[$member, makeMember({ level: 4 })]] as const;

const meta = {
  title: 'widgets/casino-strip/CasinoStrip',
  component: CasinoStrip,
  parameters: { router: {}, ...inAnswers(casinoAnswers, values) },
} satisfies Meta<typeof CasinoStrip>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};
