import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { inAnswers } from '@/shared/lib/test-page';
import { offerAnswers } from '../lib/sample-offers';
import { OfferStrip } from './offer-strip';

const values = [[$member, makeMember({ level: 4 })]] as const;

const meta = {
  title: 'widgets/offer-strip/OfferStrip',
  component: OfferStrip,
  parameters: { router: {}, ...inAnswers(offerAnswers, values) },
} satisfies Meta<typeof OfferStrip>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};
